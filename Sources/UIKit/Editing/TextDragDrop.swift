import Foundation

/// A view of text that takes part in drags and drops.
@MainActor
protocol TextDragClient: TextPasteClient, UITextDraggable, UITextDroppable {
    /// Lets the person edit text that could not be edited, or not any more.
    func setAcceptsChanges(_ accepts: Bool)
}

/// What a view of text has for drags and drops: its interactions, and what goes on now.
@MainActor
final class TextDragDrop: NSObject {
    unowned let client: any TextDragClient
    weak var dragDelegate: (any UITextDragDelegate)?
    weak var dropDelegate: (any UITextDropDelegate)?
    weak var pasteDelegate: (any UITextPasteDelegate)?
    var dragOptions: UITextDragOptions = []
    private(set) lazy var drag = UIDragInteraction(delegate: self)
    private(set) lazy var drop = UIDropInteraction(delegate: self)

    /// The drag that began in the view, and the text that it has.
    var source: (session: any UIDragSession, range: NSRange, text: String)?
    /// The text that a finger has lifted, or is about to lift.
    var lifted = NSRange(location: 0, length: 0)
    /// Whether the dragged text is out of its place already.
    var hasTakenSource = false
    private(set) var isDropActive = false
    private let caret = UIView()
    private var plan: (proposal: UITextDropProposal, request: TextDropRequest)?

    init(_ client: any TextDragClient) {
        self.client = client
        super.init()
    }

    func install() {
        client.addInteraction(drag)
        client.addInteraction(drop)
    }

    private func isSource(of session: any UIDropSession) -> Bool {
        guard let source, let local = session.localDragSession else { return false }
        return local === source.session
    }
}

/// What is to be dropped on a text.
private final class TextDropRequest: NSObject, UITextDropRequest {
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ position: UITextPosition, _ proposal: UITextDropProposal, isSameView: Bool, _ session: any UIDropSession) {
        (dropPosition, suggestedProposal, self.isSameView, dropSession) = (position, proposal, isSameView, session)
        super.init()
    }
}

extension TextDragDrop: UIDropInteractionDelegate {
    private func request(_ session: any UIDropSession) -> TextDropRequest {
        let position = client.closestPosition(to: session.location(in: client)) ?? client.endOfDocument
        let isSameView = isSource(of: session)
        let proposal = UITextDropProposal(operation: isSameView && session.allowsMoveOperation ? .move : .copy)
        return TextDropRequest(position, proposal, isSameView: isSameView, session)
    }

    /// Whether text that cannot be edited is changed by a drop.
    private func editability(_ request: TextDropRequest) -> UITextDropEditability {
        guard let dropDelegate else { return .no }
        return OptionalRequirement.call { dropDelegate.textDroppableView(client, willBecomeEditableForDrop: request) } ?? .no
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        let providers = session.items.map(\.itemProvider)
        if client.acceptsChanges { return client.canPaste(providers) }
        return client.takesTypes(of: providers) && editability(request(session)) != .no
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isDropActive = true
        if let dropDelegate { OptionalRequirement.call { dropDelegate.textDroppableView(client, dropSessionDidEnter: session) } }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let request = request(session)
        var proposal = request.suggestedProposal
        if let dropDelegate {
            OptionalRequirement.call { dropDelegate.textDroppableView(client, dropSessionDidUpdate: session) }
            proposal = OptionalRequirement.call { dropDelegate.textDroppableView(client, proposalForDrop: request) } ?? proposal
        }
        plan = (proposal, request)
        showCaret(proposal.dropAction == .insert ? request.dropPosition : nil)
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        if let dropDelegate { OptionalRequirement.call { dropDelegate.textDroppableView(client, dropSessionDidExit: session) } }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        leave()
        if let dropDelegate { OptionalRequirement.call { dropDelegate.textDroppableView(client, dropSessionDidEnd: session) } }
    }

    private func leave() {
        isDropActive = false
        plan = nil
        showCaret(nil)
    }

    /// Shows where what is dropped would go.
    private func showCaret(_ position: UITextPosition?) {
        guard let position else { return caret.removeFromSuperview() }
        caret.isUserInteractionEnabled = false
        caret.backgroundColor = client.tintColor
        caret.frame = client.caretRect(for: position)
        if caret.superview == nil { client.addSubview(caret) }
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let (proposal, request) = plan else { return }
        showCaret(nil)
        let wasEditable = client.acceptsChanges
        let editability = wasEditable ? .yes : editability(request)
        guard editability != .no else { return }
        if let dropDelegate { OptionalRequirement.call { dropDelegate.textDroppableView(client, willPerformDrop: request) } }
        guard proposal.dropPerformer == .view else {
            hasTakenSource = request.isSameView
            return
        }
        if !wasEditable { client.setAcceptsChanges(true) }
        let place = client.editor.offset(request.dropPosition)
        land(session, at: request.dropPosition)
        let becomesFixed = !wasEditable && editability == .temporary
        take(session, proposal, at: place, isSameView: request.isSameView) { [weak self] placed in
            guard let self else { return }
            if let placed { client.editor.select(placed) }
            if becomesFixed { client.setAcceptsChanges(false) }
        }
    }

    /// What was dropped is seen to go to its place.
    private func land(_ session: any UIDropSession, at position: UITextPosition) {
        let caret = client.caretRect(for: position)
        let target = UIPreviewTarget(
            container: client, center: CGPoint(x: caret.midX, y: caret.midY), transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
        let preview = UITargetedDragPreview(
            view: UIView(frame: CGRect(origin: .zero, size: caret.size)), parameters: UIDragPreviewParameters(), target: target)
        let own = dropDelegate.flatMap { delegate in
            OptionalRequirement.call { delegate.textDroppableView(client, previewForDroppingAllItemsWithDefault: preview) }
        }
        let place = ((own ?? nil) ?? preview).target
        (session as? LocalDragSession)?.land(
            DropLanding { picture in
                picture.center = place.container.convert(place.center, to: nil)
                picture.transform = place.transform
            })
    }

    private func take(
        _ session: any UIDropSession, _ proposal: UITextDropProposal, at place: Int, isSameView: Bool,
        _ completion: @escaping (NSRange?) -> Void
    ) {
        let editor = client.editor
        var range: NSRange =
            switch proposal.dropAction {
            case .insert: NSRange(location: place, length: 0)
            case .replaceSelection: editor.selection
            case .replaceAll: NSRange(location: 0, length: editor.length)
            }
        let dragged = isSameView ? source.flatMap { editor.currentRange(of: $0) } : nil
        let text = dragged.map { editor.storage.attributedSubstring(from: $0) }
        if let dragged {
            hasTakenSource = true
            // Text that is moved to where it is stays there.
            if proposal.operation == .move, NSUnionRange(range, dragged).length <= dragged.length { return completion(dragged) }
            if proposal.operation == .move, proposal.dropAction != .replaceAll {
                guard client.mayReplace(dragged, with: "") else { return completion(nil) }
                editor.change(dragged, to: "")
                if range.location >= dragged.location + dragged.length { range.location -= dragged.length }
                range.length = min(range.length, editor.length - range.location)
            }
        }
        if let text, proposal.useFastSameViewOperations { return completion(editor.insert(text, at: range)) }
        let wheel =
            proposal.dropProgressMode == .system ? DropWheel(in: client, at: client.caretRect(for: OffsetPosition(range.location))) : nil
        TextPaste(session.items.map { ($0.itemProvider, $0.localObject) }, into: client, at: range) { placed in
            wheel?.end()
            completion(placed)
        }.start()
    }
}

/// A turning wheel where something is to come that was dropped.
@MainActor
private final class DropWheel {
    private let wheel = UIActivityIndicatorView(style: .medium)
    private var timer: HostTimer?

    /// What comes at once shows no wheel, in seconds.
    private static let patience: CFTimeInterval = 0.3

    init(in view: UIView, at place: CGRect) {
        wheel.center = CGPoint(x: place.midX, y: place.midY)
        timer = HostTimer.schedule(after: Self.patience) { [weak view, wheel] in
            view?.addSubview(wheel)
            wheel.startAnimating()
        }
    }

    func end() {
        timer?.invalidate()
        wheel.removeFromSuperview()
    }
}
