import EventKit
import UIKit

/// What was done with an event that was shown. See https://developer.apple.com/documentation/eventkitui/ekeventviewaction.
public enum EKEventViewAction: Int, Sendable {
    /// The person looked at it.
    case done = 0
    /// The person answered an invitation: there are none here.
    case responded
    /// The person deleted it.
    case deleted
}

/// Hears what was done with an event that was shown. See https://developer.apple.com/documentation/eventkitui/ekeventviewdelegate.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    // @objc(eventViewController:didCompleteWithAction:)
    /// The person is done. The controller stays until the delegate takes it away.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event, in a navigation controller, and lets the person edit it. See
/// https://developer.apple.com/documentation/eventkitui/ekeventviewcontroller.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    /// Who is told.
    open weak var delegate: (any EKEventViewDelegate)?
    /// The event. It has to be set before the controller is shown.
    open var event: EKEvent! { didSet { update() } }
    /// Whether the person can edit and delete the event, if it is kept in a calendar that can be changed.
    open var allowsEditing = false { didSet { update() } }
    /// Whether the events of that day are shown with it.
    open var allowsCalendarPreview = false { didSet { update() } }

    private let details = EventDetailsController()
    private lazy var editingEnd = EditingEnd { [weak self] _, action in
        self?.dismiss(animated: true)
        self?.update()
        if action == .deleted { self?.tell(.deleted) }
    }

    /// Creates a controller that shows an event that is set later.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller; the name of a xib has no meaning.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        title = "Event Details"
    }

    /// There are no such controllers in documents.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(details)
        details.view.frame = view.bounds
        details.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(details.view)
        details.didMove(toParent: self)
        details.onDelete = { [weak self] in self?.askWhetherToDelete() }
        update()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Where no button leads back, there is one that ends it.
        if navigationController?.viewControllers.first === self, navigationController?.presentingViewController != nil {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.tell(.done) })
        }
        update()
    }

    private var canEdit: Bool { allowsEditing && event?.isNew == false && event?.calendar?.allowsContentModifications ?? true }

    private func update() {
        guard isViewLoaded else { return }
        details.show(event, neighbours: allowsCalendarPreview ? neighbours : [], allowsDeleting: canEdit)
        navigationItem.rightBarButtonItem = nil
        guard canEdit else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() })
    }

    /// The events of the day on which the event begins.
    private var neighbours: [EKEvent] {
        guard let start = event?.startDate, let store = event?.eventStore, let day = Calendar.current.dateInterval(of: .day, for: start)
        else { return [] }
        return EKEventStore.forPerson {
            store.events(matching: store.predicateForEvents(withStart: day.start, end: day.end, calendars: nil))
        }
    }

    // MARK: What the person does

    private func edit() {
        guard let event, let store = event.eventStore else { return }
        let editor = EKEventEditViewController()
        (editor.eventStore, editor.event, editor.editViewDelegate) = (store, event, editingEnd)
        present(editor, animated: true)
    }

    private func askWhetherToDelete() {
        guard let event else { return }
        askWhetherToDelete(event) { [weak self] span in self?.delete(event, span) }
    }

    private func delete(_ event: EKEvent, _ span: EKSpan) {
        do {
            try EKEventStore.forPerson { try event.eventStore?.remove(event, span: span) }
            tell(.deleted)
        } catch {
            tell(of: error, title: "Event Not Deleted")
        }
    }

    private func tell(_ action: EKEventViewAction) { delegate?.eventViewController(self, didCompleteWith: action) }
}

/// Hears how the editing of an event that is shown ended.
@MainActor
private final class EditingEnd: NSObject, EKEventEditViewDelegate {
    private let body: (EKEventEditViewController, EKEventEditViewAction) -> Void

    init(_ body: @escaping (EKEventEditViewController, EKEventEditViewAction) -> Void) { self.body = body }

    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction) {
        body(controller, action)
    }
}
