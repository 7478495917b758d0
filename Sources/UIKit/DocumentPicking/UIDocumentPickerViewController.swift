import Foundation
import SampanFoundation
import UniformTypeIdentifiers

/// Lets a person pick documents outside the app, or a place for the app's own. See
/// https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller.
///
/// There are the app's documents, and the folder that `sampan run --files` names.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    private enum Task {
        case open([UTType], asCopy: Bool)
        case export([URL], asCopy: Bool)
    }

    private let task: Task
    private let lists = UINavigationController()
    private var isFinished = false

    /// Who is told.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several documents can be picked together.
    open var allowsMultipleSelection = false
    /// Whether names are shown with their endings.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first.
    open var directoryURL: URL?

    // MARK: Creating

    // @objc(initForOpeningContentTypes:asCopy:)
    /// Creates a picker of documents of some types. With `asCopy` the app gets copies of its own, in its temporary files.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        task = .open(contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    // @objc(initForOpeningContentTypes:)
    /// Creates a picker of documents of some types, which are used where they are.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    // @objc(initForExportingURLs:asCopy:)
    /// Creates a picker of a place for documents of the app's, which are copied or moved there.
    public init(forExporting urls: [URL], asCopy: Bool) {
        task = .export(urls, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    // @objc(initForExportingURLs:)
    /// Creates a picker of a place to which documents of the app's are moved.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    // @objc(initWithDocumentTypes:inMode:)
    /// Creates a picker of documents of some types; types that are unknown have no documents.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "Use init(forOpeningContentTypes:asCopy:) instead")
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        task = .open(allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    // @objc(initWithURL:inMode:)
    /// Creates a picker of a place for a document.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "Use init(forExporting:asCopy:) instead")
    public init(url: URL, in mode: UIDocumentPickerMode) {
        task = .export([url], asCopy: mode == .exportToService)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    // @objc(initWithURLs:inMode:)
    /// Creates a picker of a place for documents.
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "Use init(forExporting:asCopy:) instead")
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        task = .export(urls, asCopy: mode == .exportToService)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Documents do not have document pickers.
    public required init?(coder: NSCoder) { nil }

    /// What is picked, in the words of before iOS 14.
    @available(iOS, introduced: 8.0, deprecated: 14.0, message: "Use appropriate initializers instead")
    open var documentPickerMode: UIDocumentPickerMode {
        switch task {
        case .open(_, let asCopy): asCopy ? .import : .open
        case .export(_, let asCopy): asCopy ? .exportToService : .moveToService
        }
    }

    // MARK: Lists

    open override func viewDidLoad() {
        super.viewDidLoad()
        let way = directoryURL.map(DocumentPlaces.current.way) ?? []
        lists.setViewControllers(
            [FolderListController(nil, owner: self)] + way.map { FolderListController($0, owner: self) }, animated: false)
        addChild(lists)
        lists.view.frame = view.bounds
        lists.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(lists.view)
        lists.didMove(toParent: self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Pulled down by a finger.
        if isBeingDismissed, !isFinished { tellOfCancelling() }
    }

    private func tellOfCancelling() {
        isFinished = true
        if let delegate { OptionalRequirement.call { delegate.documentPickerWasCancelled(self) } }
    }

    private func cancel() {
        isFinished = true
        presentingViewController?.dismiss(animated: true)
        tellOfCancelling()
    }

    private func finish(with urls: [URL]) {
        isFinished = true
        urls.forEach(SecurityScope.grant)
        presentingViewController?.dismiss(animated: true)
        guard let delegate, OptionalRequirement.call({ delegate.documentPicker(self, didPickDocumentsAt: urls) }) == nil else { return }
        for url in urls { OptionalRequirement.call { delegate.documentPicker(self, didPickDocumentAt: url) } }
    }

    /// Copies of documents in the app's temporary files, where iOS puts them, too.
    private static func copies(of files: [URL]) throws -> [URL] {
        let inbox = FileManager.default.temporaryDirectory.appendingPathComponent("\(Bundle.main.bundleIdentifier ?? "app")-Inbox")
        try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
        return try files.map { file in
            let copy = inbox.appendingPathComponent(file.lastPathComponent)
            try? FileManager.default.removeItem(at: copy)
            try FileManager.default.copyItem(at: file, to: copy)
            return copy
        }
    }

    private func export(_ files: [URL], asCopy: Bool, to folder: URL) {
        attempt {
            try files.map { file in
                let place = URL.freePlace(for: file.lastPathComponent, in: folder)
                if asCopy {
                    try FileManager.default.copyItem(at: file, to: place)
                } else {
                    try FileManager.default.moveItem(at: file, to: place)
                }
                return place
            }
        }
    }

    /// Finishes with what a piece of work yields; says why it could not be done otherwise, and stays.
    private func attempt(_ work: () throws -> [URL]) {
        do {
            finish(with: try work())
        } catch {
            let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }
}

extension UIDocumentPickerViewController: FolderListOwner {
    var choosesSeveral: Bool { allowsMultipleSelection }
    var showsExtensions: Bool { shouldShowFileExtensions }

    func canChoose(_ entry: FileEntry) -> Bool {
        guard case .open(let types, _) = task else { return false }
        return types.contains { entry.type.conforms(to: $0) }
    }

    func menu(of entry: FileEntry) -> UIMenu? { nil }
    func loadingProgress(of file: URL) -> Progress? { nil }

    func choose(_ files: [URL]) {
        guard case .open(_, let asCopy) = task else { return }
        attempt { asCopy ? try Self.copies(of: files) : files }
    }

    func barItems(of list: FolderListController) -> (left: [UIBarButtonItem], right: [UIBarButtonItem]) {
        let cancel = UIBarButtonItem(
            title: SystemWords.text(.cancel), primaryAction: UIAction { [weak self] _ in self?.cancel() })
        guard let folder = list.place?.folder else { return ([], [cancel]) }
        let confirm: UIBarButtonItem
        switch task {
        case .export(let files, let asCopy):
            confirm = UIBarButtonItem(
                title: SystemWords.text(asCopy ? .save : .move),
                primaryAction: UIAction { [weak self] _ in self?.export(files, asCopy: asCopy, to: folder) })
        case .open(let types, let asCopy):
            let picksFolder = types.contains { UTType.folder.conforms(to: $0) } && !asCopy
            guard picksFolder || allowsMultipleSelection else { return ([], [cancel]) }
            confirm = UIBarButtonItem(
                title: SystemWords.text(.open),
                primaryAction: UIAction { [weak self, weak list] _ in
                    guard let list else { return }
                    self?.choose(list.marked.isEmpty ? [folder] : list.marked)
                })
            confirm.isEnabled = picksFolder || !list.marked.isEmpty
        }
        confirm.style = .done
        return ([], [confirm, cancel])
    }
}
