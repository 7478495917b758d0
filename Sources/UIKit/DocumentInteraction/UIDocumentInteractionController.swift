import Foundation
import UniformTypeIdentifiers

/// Shows a document, and what can be done with it. See https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller.
///
/// Pictures, PDF documents and texts are shown as such, of others name, kind and size. There are no other apps that could take a document over.
/// While something is shown the controller is retained.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    private weak var preview: DocumentPreviewController?
    private weak var menu: UIActivityViewController?
    private var file: URL?
    private var givenType: String?
    private var givenName: String?

    /// Creates a controller without a document.
    public override init() { super.init() }

    // @objc(interactionControllerWithURL:)
    /// Creates a controller of a document: a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Who is told.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    // MARK: The document

    // @objc(URL)
    /// The document, a file. `nil` to begin with.
    open var url: URL? {
        get { file }
        set {
            guard newValue?.isFileURL == true else {
                let scheme = newValue?.scheme ?? "(null)"
                raiseInconsistency("UIDocumentInteractionController: invalid scheme \(scheme).  Only the file scheme is supported.")
            }
            file = newValue
        }
    }
    // @objc(UTI)
    /// The identifier of the document's type; what its name tells unless it is set.
    open var uti: String? {
        get { givenType ?? file.map { InteractionDocument.type(of: $0).identifier } }
        set { givenType = newValue }
    }
    /// The document's name, as people see it; the file's unless it is set.
    open var name: String? {
        get { givenName ?? file?.lastPathComponent }
        set { givenName = newValue }
    }
    /// What the app has to say to another one that opens the document: a property list.
    open var annotation: Any?

    /// Pictures that stand for the document, from the smallest to the largest: squares of 64 and 320 points.
    open var icons: [UIImage] {
        let none = InteractionDocument(url: URL(fileURLWithPath: "/"), name: "", type: givenType.flatMap { UTType($0) } ?? .data)
        let document = document ?? none
        return [document.icon(64), document.icon(320)]
    }

    private var document: InteractionDocument? {
        guard let file else { return nil }
        let type = givenType.flatMap { UTType($0) } ?? InteractionDocument.type(of: file)
        return InteractionDocument(url: file, name: name ?? file.lastPathComponent, type: type)
    }

    // MARK: The preview

    /// The controller that shall present the preview, if the delegate has one.
    private var previewParent: UIViewController? {
        delegate.flatMap { delegate in
            OptionalRequirement.call { delegate.documentInteractionControllerViewControllerForPreview(self) }
        }
    }

    /// Shows the document. Returns whether it is shown: it is not if there is no such file, or the delegate does not say where.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard preview == nil, let document, document.exists, let parent = previewParent else { return false }
        let stack = parent as? UINavigationController
        guard stack != nil || (parent.presentedViewController == nil && parent.viewIfLoaded?.window != nil) else { return false }
        let preview = DocumentPreviewController(document)
        preview.whenEnded = { [self] in tell { $0.documentInteractionControllerDidEndPreview($1) } }
        self.preview = preview
        tell { $0.documentInteractionControllerWillBeginPreview($1) }
        if let stack {
            stack.pushViewController(preview, animated: animated)
        } else {
            parent.present(DocumentPreviewStack(preview) { [weak self] in self?.previewOrigin }, animated: animated)
        }
        return true
    }

    /// Where the preview grows from.
    private var previewOrigin: (view: UIView, rect: CGRect)? {
        guard let delegate,
            let view = OptionalRequirement.call({ delegate.documentInteractionControllerViewForPreview(self) }) ?? nil
        else { return nil }
        return (view, OptionalRequirement.call { delegate.documentInteractionControllerRectForPreview(self) } ?? view.bounds)
    }

    /// Takes the preview away.
    open func dismissPreview(animated: Bool) { preview?.close(animated: animated) }

    // MARK: Menus

    // @objc(presentOptionsMenuFromRect:inView:animated:)
    /// Shows what can be done with the document, where there is room in a popover at a rectangle of a view. Returns whether there is something.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(over: Self.frontmost(at: view), animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    // @objc(presentOptionsMenuFromBarButtonItem:animated:)
    /// Shows what can be done with the document, where there is room in a popover at an item of a bar. Returns whether there is something.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(over: Self.frontmost(at: nil), animated) { $0.barButtonItem = item }
    }

    // @objc(presentOpenInMenuFromRect:inView:animated:)
    /// Shows the other apps that can open the document. Returns whether there are any: there are none.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

    // @objc(presentOpenInMenuFromBarButtonItem:animated:)
    /// Shows the other apps that can open the document. Returns whether there are any: there are none.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

    /// Takes the menu away.
    open func dismissMenu(animated: Bool) { menu?.presentingViewController?.dismiss(animated: animated) }

    private func presentMenu(
        over presenter: UIViewController?, _ animated: Bool, _ place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard menu == nil, let presenter, let document, document.exists else { return false }
        let previewing = PreviewActivity()
        let sheet = UIActivityViewController(
            activityItems: document.activityItems, applicationActivities: previewParent == nil ? nil : [previewing])
        guard !sheet.activities.isEmpty else { return false }
        if sheet.modalPresentationStyle == .popover, let popover = sheet.popoverPresentationController { place(popover) }
        sheet.completionWithItemsHandler = { [self] _, _, _, _ in
            tell { $0.documentInteractionControllerDidDismissOptionsMenu($1) }
            if previewing.isChosen { presentPreview(animated: true) }
        }
        menu = sheet
        tell { $0.documentInteractionControllerWillPresentOptionsMenu($1) }
        presenter.present(sheet, animated: animated)
        return true
    }

    /// The controller that can present: the one whose view this is in, or what that presents already.
    private static func frontmost(at view: UIView?) -> UIViewController? {
        var responder: UIResponder? = view
        while let current = responder, !(current is UIViewController) { responder = current.next }
        let window = view?.window ?? WindowStack.shared.key ?? WindowStack.shared.appWindows.last
        var controller = responder as? UIViewController ?? window?.rootViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }

    private func tell(_ call: (any UIDocumentInteractionControllerDelegate, UIDocumentInteractionController) -> Void) {
        guard let delegate else { return }
        OptionalRequirement.call { call(delegate, self) }
    }

    // MARK: Gestures

    /// Recognizers for a view that stands for the document: a tap shows it, a long press what can be done with it. The same ones each time.
    open var gestureRecognizers: [UIGestureRecognizer] { recognizers }

    private lazy var recognizers: [UIGestureRecognizer] = {
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.onAction = { [weak self] _ in self?.presentPreview(animated: true) }
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.onAction = { [weak self] recognizer in
            guard recognizer.state == .began, let view = recognizer.view else { return }
            self?.presentOptionsMenu(from: view.bounds, in: view, animated: true)
        }
        return [tap, press]
    }()
}
