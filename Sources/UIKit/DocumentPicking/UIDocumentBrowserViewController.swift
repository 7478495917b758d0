import Foundation
import SampanFoundation
import UniformTypeIdentifiers

/// Lets a person look through documents, make new ones, and open them: the first screen of an app that is about documents. See
/// https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller.
///
/// It begins in the app's own documents; the folder that `sampan run --files` names is beside them.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
    private let lists = UINavigationController()
    private let openedTypes: [UTType]

    /// Who is told of documents.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

    // MARK: Creating

    // @objc(initForOpeningContentTypes:)
    /// Creates a browser of documents of some types; without them of those that the app declares in its `Info.plist`.
    public init(forOpening contentTypes: [UTType]?) {
        openedTypes = contentTypes ?? Self.declaredTypes
        super.init(nibName: nil, bundle: nil)
    }

    // @objc(initForOpeningFilesWithContentTypes:)
    /// Creates a browser of documents of some types, by their identifiers.
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "Use init(forOpening:) instead")
    public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
        openedTypes = allowedContentTypes.map { $0.compactMap { UTType($0) } } ?? Self.declaredTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a browser of documents of the types that the app declares; the name of a xib has no meaning.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        openedTypes = Self.declaredTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Reads a browser from a document.
    public required init?(coder: NSCoder) {
        openedTypes = Self.declaredTypes
        super.init(coder: coder)
    }

    /// The types of documents that the app says it opens.
    private static var declaredTypes: [UTType] {
        let declarations = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes") as? [[String: Any]] ?? []
        return declarations.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }.compactMap { UTType($0) }
    }

    // MARK: What is offered

    /// Whether a person can make documents. `true` by default.
    open var allowsDocumentCreation = true { didSet { updateItems() } }
    /// Whether a person can pick several documents together. `false` by default.
    open var allowsPickingMultipleItems = false { didSet { reload() } }
    /// Whether names are shown with their endings. `false` by default.
    open var shouldShowFileExtensions = false { didSet { reload() } }
    /// What the button for making documents says.
    open var localizedCreateDocumentActionTitle = SystemWords.text(.createDocument) { didSet { updateItems() } }
    /// Items of the app's at the leading end of the bar.
    open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateItems() } }
    /// Items of the app's at the trailing end of the bar.
    open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateItems() } }
    /// What the app itself does with documents: in their menus, or in the bar while they are being selected.
    open var customActions: [UIDocumentBrowserAction] = [] { didSet { updateItems() } }
    /// What the new document is that the delegate is being asked for; `nil` while it is asked for none.
    open internal(set) var activeDocumentCreationIntent: UIDocument.CreationIntent?
    /// The look: light by default.
    open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.light { didSet { updateStyle() } }
    /// The types of documents that can be opened, by their identifiers.
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "allowedContentTypes is no longer supported")
    open var allowedContentTypes: [String] { openedTypes.map(\.identifier) }
    /// The types of documents that can be opened.
    open var contentTypes: [UTType] { openedTypes }

    // MARK: Lists

    open override func viewDidLoad() {
        super.viewDidLoad()
        let way: [DocumentPlaces.Place?] = [nil, DocumentPlaces.current.own]
        lists.setViewControllers(way.map { FolderListController($0, owner: self) }, animated: false)
        addChild(lists)
        lists.view.frame = view.bounds
        lists.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(lists.view)
        lists.didMove(toParent: self)
        updateStyle()
    }

    /// How far documents are read, by their paths.
    var loadings: [String: Progress] = [:]

    var shownLists: [FolderListController] {
        isViewLoaded ? lists.viewControllers.compactMap { $0 as? FolderListController }.filter(\.isViewLoaded) : []
    }

    private func updateItems() { shownLists.forEach { $0.updateItems() } }
    private func reload() {
        shownLists.forEach { $0.reload() }
        updateItems()
    }

    private func updateStyle() {
        guard isViewLoaded else { return }
        lists.overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light
    }

    private func show(_ folder: URL) {
        let way: [DocumentPlaces.Place?] = [nil] + DocumentPlaces.current.way(to: folder)
        lists.setViewControllers(way.map { FolderListController($0, owner: self) }, animated: false)
    }

    /// The folder that is shown; the app's own documents over the list of places.
    private var shownFolder: URL {
        (lists.topViewController as? FolderListController)?.place?.folder ?? DocumentPlaces.current.own.folder
    }

    /// Asks the delegate for a new document, and brings it into the folder that is shown.
    func createDocument(_ intent: UIDocument.CreationIntent) { create(in: shownFolder, intent) }

    /// Asks the delegate for a new document, and brings it into a folder.
    private func create(in folder: URL, _ intent: UIDocument.CreationIntent = .default) {
        guard let delegate else { return }
        activeDocumentCreationIntent = intent
        let isAsked: Void? = OptionalRequirement.call {
            delegate.documentBrowser(self) { [weak self] url, mode in
                guard let self else { return }
                activeDocumentCreationIntent = nil
                guard let url, mode != .none else { return }
                self.bring(url, into: folder, mode) { result in
                    switch result {
                    case .success(let place):
                        OptionalRequirement.call { delegate.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place) }
                    case .failure(let error):
                        OptionalRequirement.call { delegate.documentBrowser(self, failedToImportDocumentAt: url, error: error) }
                    }
                }
            }
        }
        if isAsked == nil { activeDocumentCreationIntent = nil }
    }

    private func bring(_ file: URL, into folder: URL, _ mode: ImportMode, _ completion: (Result<URL, any Error>) -> Void) {
        let result = Result {
            let place = URL.freePlace(for: file.lastPathComponent, in: folder)
            if mode == .move {
                try FileManager.default.moveItem(at: file, to: place)
            } else {
                try FileManager.default.copyItem(at: file, to: place)
            }
            SecurityScope.grant(place)
            return place
        }
        reload()
        completion(result)
    }

    // MARK: What the app does with documents

    // @objc(importDocumentAtURL:nextToDocumentAtURL:mode:completionHandler:)
    /// Brings a document to where another one is.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: UIDocumentBrowserViewController.ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        bring(documentURL, into: neighbourURL.deletingLastPathComponent(), importMode) { result in
            switch result {
            case .success(let place): completion(place, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }

    // @objc(revealDocumentAtURL:importIfNeeded:completion:)
    /// Shows the folder that a document is in. One that is in none of the folders here is first copied to the app's documents, if `importIfNeeded`
    /// says so.
    open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
        let path = url.standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: path) else {
            completion?(nil, CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path]))
            return
        }
        let places = DocumentPlaces.current
        if places.all.contains(where: { path.hasPrefix($0.folder.standardizedFileURL.path + "/") }) {
            show(url.deletingLastPathComponent())
            completion?(url, nil)
            return
        }
        guard importIfNeeded else {
            completion?(nil, CocoaError(.fileReadNoPermission, userInfo: [NSFilePathErrorKey: path]))
            return
        }
        show(places.own.folder)
        bring(url, into: places.own.folder, .copy) { result in
            switch result {
            case .success(let place): completion?(place, nil)
            case .failure(let error): completion?(nil, error)
            }
        }
    }

    // @objc(renameDocumentAtURL:proposedName:completionHandler:)
    /// Gives a document another name; its ending stays.
    open func renameDocument(at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void) {
        let ending = documentURL.pathExtension
        let hasEnding = ending.isEmpty || (proposedName as NSString).pathExtension == ending
        let name = hasEnding ? proposedName : "\(proposedName).\(ending)"
        guard !proposedName.isEmpty, !name.utf8.contains(UInt8(ascii: "/")), !name.hasPrefix(".") else {
            return completionHandler(nil, CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name]))
        }
        do {
            let place = documentURL.deletingLastPathComponent().appendingPathComponent(name)
            try FileManager.default.moveItem(at: documentURL, to: place)
            SecurityScope.grant(place)
            reload()
            completionHandler(place, nil)
        } catch {
            completionHandler(nil, error)
        }
    }
}

extension UIDocumentBrowserViewController: FolderListOwner {
    var choosesSeveral: Bool { allowsPickingMultipleItems }
    var showsExtensions: Bool { shouldShowFileExtensions }

    func canChoose(_ entry: FileEntry) -> Bool { openedTypes.contains { entry.type.conforms(to: $0) } }

    func choose(_ files: [URL]) {
        files.forEach(SecurityScope.grant)
        guard let delegate, OptionalRequirement.call({ delegate.documentBrowser(self, didPickDocumentsAt: files) }) == nil else { return }
        OptionalRequirement.call { delegate.documentBrowser(self, didPickDocumentURLs: files) }
    }

    func barItems(of list: FolderListController) -> (left: [UIBarButtonItem], right: [UIBarButtonItem]) {
        var right = additionalTrailingNavigationBarButtonItems
        if let folder = list.place?.folder {
            if list.isSelecting { return (additionalLeadingNavigationBarButtonItems, selectionItems(of: list)) }
            if customActions.contains(where: { $0.availability.contains(.navigationBar) }) {
                right.insert(selectItem(of: list), at: 0)
            }
            if allowsPickingMultipleItems {
                let open = UIBarButtonItem(
                    title: SystemWords.text(.open),
                    primaryAction: UIAction { [weak self, weak list] _ in list.map { self?.choose($0.marked) } })
                open.isEnabled = !list.marked.isEmpty
                right.insert(open, at: 0)
            }
            if allowsDocumentCreation {
                let create = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.create(in: folder) })
                create.accessibilityLabel = localizedCreateDocumentActionTitle
                right.insert(create, at: 0)
            }
        }
        return (additionalLeadingNavigationBarButtonItems, right)
    }
}
