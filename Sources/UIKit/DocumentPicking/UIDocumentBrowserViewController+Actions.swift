import Foundation
import SampanFoundation
import UniformTypeIdentifiers

/// What is done with documents in a browser beside opening them.
extension UIDocumentBrowserViewController {
    // MARK: Menus

    /// The app's own actions, and sharing.
    func menu(of entry: FileEntry) -> UIMenu? {
        guard !entry.isFolder else { return nil }
        let own = customActions.filter { $0.availability.contains(.menu) && takes($0, [entry]) }.map { action in
            UIAction(title: action.localizedTitle, image: action.image) { _ in
                SecurityScope.grant(entry.url)
                action.perform(on: [entry.url])
            }
        }
        let share = UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
            self?.share([entry.url])
        }
        return UIMenu(children: [own, [share]].filter { !$0.isEmpty }.map { UIMenu(options: .displayInline, children: $0) })
    }

    /// Whether an action can be done with documents, which the browser has to open, too.
    private func takes(_ action: UIDocumentBrowserAction, _ entries: [FileEntry]) -> Bool {
        entries.allSatisfy(canChoose) && action.takes(entries.map(\.type))
    }

    // MARK: The bar

    /// The button that lets documents be selected.
    func selectItem(of list: FolderListController) -> UIBarButtonItem {
        UIBarButtonItem(
            title: SystemWords.text(.select), primaryAction: UIAction { [weak list] _ in list?.isSelecting = true })
    }

    /// What can be done with the documents that are selected.
    func selectionItems(of list: FolderListController) -> [UIBarButtonItem] {
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak list] _ in list?.isSelecting = false })
        let marked = list.markedEntries
        let actions = customActions.filter { $0.availability.contains(.navigationBar) }.map { action in
            let item = UIBarButtonItem(
                title: action.image == nil ? action.localizedTitle : nil, image: action.image,
                primaryAction: UIAction { [weak list] _ in
                    guard let list else { return }
                    let documents = list.marked
                    documents.forEach(SecurityScope.grant)
                    list.isSelecting = false
                    action.perform(on: documents)
                })
            item.accessibilityLabel = action.localizedTitle
            item.isEnabled = takes(action, marked)
            return item
        }
        return [done] + actions
    }

    // MARK: Sharing

    private func share(_ documents: [URL]) {
        documents.forEach(SecurityScope.grant)
        let own = delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.documentBrowser(self, applicationActivitiesForDocumentURLs: documents) }
        }
        let sheet = UIActivityViewController(activityItems: documents, applicationActivities: own)
        sheet.popoverPresentationController?.sourceView = documents.first.flatMap(picture) ?? view
        if let delegate { OptionalRequirement.call { delegate.documentBrowser(self, willPresent: sheet) } }
        present(sheet, animated: true)
    }

    // MARK: Transitions

    // @objc(transitionControllerForDocumentAtURL:)
    /// Creates what shows that a document is being read, and animates how it is opened. See
    /// https://developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/transitioncontroller(fordocumentat:).
    public func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
        UIDocumentBrowserTransitionController(documentURL, in: self)
    }

    // @objc(transitionControllerForDocumentURL:)
    /// Creates what shows that a document is being read, and animates how it is opened.
    @available(iOS, introduced: 11.0, deprecated: 12.0, renamed: "transitionController(forDocumentAt:)")
    public func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
        transitionController(forDocumentAt: documentURL)
    }

    /// The picture of a document, where it is seen.
    func picture(of document: URL) -> UIView? { shownLists.last?.picture(of: document) }

    func loadingProgress(of file: URL) -> Progress? {
        loadings[file.standardizedFileURL.path].flatMap { $0.isFinished ? nil : $0 }
    }

    /// Shows how far a document is read, or no longer.
    func show(_ progress: Progress?, of document: URL) {
        loadings[document.standardizedFileURL.path] = progress
        shownLists.forEach { $0.loadingDidChange(of: document) }
    }

    // MARK: Waiting

    /// Brings a document to where another one is, and returns where.
    public func importDocument(at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode) async throws -> URL {
        try await waited { importDocument(at: documentURL, nextToDocumentAt: neighbourURL, mode: importMode, completionHandler: $0) }
    }

    /// Shows the folder that a document is in, and returns where the document is.
    public func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
        try await waited { revealDocument(at: url, importIfNeeded: importIfNeeded, completion: $0) }
    }

    /// Gives a document another name, and returns where it is then.
    public func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL {
        try await waited { renameDocument(at: documentURL, proposedName: proposedName, completionHandler: $0) }
    }

    private func waited(_ start: (@escaping (URL?, (any Error)?) -> Void) -> Void) async throws -> URL {
        try await withCheckedThrowingContinuation { done in
            start { url, error in
                if let url { done.resume(returning: url) } else { done.resume(throwing: error ?? CocoaError(.fileNoSuchFile)) }
            }
        }
    }
}
