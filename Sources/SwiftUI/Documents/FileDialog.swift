import UIKit
import UniformTypeIdentifiers

/// Shows a picker of files as long as there is something to ask the person for.
struct FileDialogModifier: PrimitiveModifier {
    enum Task {
        /// Files of some types are picked.
        case open([UTType], several: Bool)
        /// A place is picked for files that lie in the app.
        case move([URL])
        /// A place is picked for files that are made now.
        case export(() throws -> ExportedFiles)
        /// A place is picked for files once they are made.
        case exportLater(() async throws -> ExportedFiles)
    }

    let isPresented: Binding<Bool>
    /// `nil` if there is nothing to ask for.
    let task: () -> Task?
    let onCompletion: (Result<[URL], any Error>) -> Void
    let onCancellation: () -> Void

    static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs) -> _ViewNode {
        FileDialogNode(view, inputs)
    }
}

final class FileDialogNode<Content: View>: NodeOf<ModifiedContent<Content, FileDialogModifier>> {
    private var child: NodeOf<Content>!
    /// The dialog that is shown, or for which files are being made.
    private var dialog: FileDialog?
    private var isWanted = false

    override init(_ view: ModifiedContent<Content, FileDialogModifier>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        child = SwiftUI.makeNode(view.content, self.inputs)
        look()
    }

    override var children: [_ViewNode] { [child] }
    override func update(_ view: ModifiedContent<Content, FileDialogModifier>) {
        super.update(view)
        child.update(view.content)
        look()
    }
    override func reevaluate() { look() }

    private func look() {
        isDirty = false
        isWanted = graph.reading(self) { view.modifier.isPresented.wrappedValue && view.modifier.task() != nil }
        guard isWanted != (dialog != nil) else { return }
        graph.afterNextUpdate { [weak self] in self?.follow() }
    }

    private func follow() {
        guard !isRemoved, isWanted != (dialog != nil) else { return }
        if let dialog {
            self.dialog = nil
            return dialog.close()
        }
        guard let presenter, let task = view.modifier.task() else { return }
        guard presenter.viewIfLoaded?.window != nil else {
            graph.afterNextFrame { [weak self] in self?.follow() }
            return
        }
        let dialog = FileDialog { [weak self] result in self?.end(result) }
        self.dialog = dialog
        dialog.show(task, environment) { [weak self] in self?.presenter }
    }

    /// - Parameter result: `nil` if the person has cancelled.
    private func end(_ result: Result<[URL], any Error>?) {
        dialog = nil
        isWanted = false
        let modifier = view.modifier
        if modifier.isPresented.wrappedValue { modifier.isPresented.wrappedValue = false }
        if let result { modifier.onCompletion(result) } else { modifier.onCancellation() }
    }

    override func remove() {
        dialog?.close()
        dialog = nil
        super.remove()
    }
}

/// A picker of files, from the files that it is for being made to what the person has picked.
@MainActor
final class FileDialog: NSObject, UIDocumentPickerDelegate {
    private let onEnd: (Result<[URL], any Error>?) -> Void
    private var picker: UIDocumentPickerViewController?
    private var exported: ExportedFiles?
    private var isOver = false

    init(onEnd: @escaping (Result<[URL], any Error>?) -> Void) { self.onEnd = onEnd }

    func show(_ task: FileDialogModifier.Task, _ environment: EnvironmentValues, over presenter: @escaping () -> UIViewController?) {
        switch task {
        case .open(let types, let several):
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
            picker.allowsMultipleSelection = several
            show(picker, environment, presenter())
        case .move(let files):
            show(UIDocumentPickerViewController(forExporting: files), environment, presenter())
        case .export(let make):
            show(Result { try make() }, environment, presenter())
        case .exportLater(let make):
            Task { @MainActor in
                let made: Result<ExportedFiles, any Error>
                do { made = .success(try await make()) } catch { made = .failure(error) }
                show(made, environment, presenter())
            }
        }
    }

    private func show(_ made: Result<ExportedFiles, any Error>, _ environment: EnvironmentValues, _ presenter: UIViewController?) {
        switch made {
        case .failure(let error): end(.failure(error))
        case .success(let files):
            // The dialog may have been taken away while they were made.
            guard !isOver else { return files.remove() }
            exported = files
            show(UIDocumentPickerViewController(forExporting: files.files, asCopy: true), environment, presenter)
        }
    }

    private func show(_ picker: UIDocumentPickerViewController, _ environment: EnvironmentValues, _ presenter: UIViewController?) {
        picker.delegate = self
        picker.directoryURL = environment.fileDialogDirectory
        picker.shouldShowFileExtensions = environment.fileDialogOptions.contains(.displayFileExtensions)
        self.picker = picker
        presenter?.present(picker, animated: true)
    }

    /// Takes the picker away; nobody is told.
    func close() {
        isOver = true
        picker?.delegate = nil
        picker?.presentingViewController?.dismiss(animated: true)
        exported?.remove()
    }

    private func end(_ result: Result<[URL], any Error>?) {
        guard !isOver else { return }
        isOver = true
        exported?.remove()
        onEnd(result)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { end(.success(urls)) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(nil) }
}

/// How pickers of files show these. See https://developer.apple.com/documentation/swiftui/filedialogbrowseroptions.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Packages are folders; on macOS alone.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
    /// Hidden files are shown; on macOS alone.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
    /// Names are shown with their endings; on iOS alone.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

private struct FileDialogDirectoryKey: EnvironmentKey { static var defaultValue: URL? { nil } }
private struct FileDialogOptionsKey: EnvironmentKey { static var defaultValue: FileDialogBrowserOptions { [] } }

extension EnvironmentValues {
    fileprivate var fileDialogDirectory: URL? {
        get { self[FileDialogDirectoryKey.self] }
        set { self[FileDialogDirectoryKey.self] = newValue }
    }
    fileprivate var fileDialogOptions: FileDialogBrowserOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }
}

extension View {
    /// Says which folder is shown first by the pickers of files within.
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(\.fileDialogDirectory, defaultDirectory)
    }

    /// Says how the pickers of files within show these.
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        environment(\.fileDialogOptions, options)
    }
}
