import EventKit
import ObjCRuntime
import UIKit

/// Lets a person edit an event, or make one. The app needs no permission for that. See
/// https://developer.apple.com/documentation/eventkitui/ekeventeditviewcontroller.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    /// Who is told.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// Where the event is saved. It has to be set before the controller is shown.
    open var eventStore: EKEventStore!
    /// The event; without one, a new event is made when the controller is shown.
    open var event: EKEvent?

    private var form: EventFormController?
    private var former: EventDraft?
    private var isFinished = false

    /// Creates an editor of a new event.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates an editor of a new event; the name of a xib has no meaning.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
        // What was written is not thrown away by a finger that slips.
        isModalInPresentation = true
    }

    /// There are no such controllers in documents.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let eventStore else {
            ObjCException.raise("NSInvalidArgumentException", "An event is edited without a store: eventStore is nil")
        }
        // The delegate is asked as the app that it is: what the person sees here, it does not.
        let wanted = event?.calendar == nil ? wantedCalendar : nil
        EKEventStore.forPerson {
            let usual = wanted ?? eventStore.defaultCalendarForNewEvents
            let event = event ?? EKEvent(eventStore: eventStore)
            if self.event == nil { event.calendar = usual }
            self.event = event
            var draft = EventDraft(event, now: Date())
            if draft.calendar == nil { draft.calendar = usual }
            former = draft
            let calendars = eventStore.calendars(for: .event).filter(\.allowsContentModifications)
            let form = EventFormController(draft, calendars: calendars, isNew: event.isNew)
            self.form = form
            form.onDone = { [weak self] in self?.save() }
            form.onCancel = { [weak self] in self?.askWhetherToCancel() }
            form.onDelete = { [weak self] in self?.askWhetherToDelete() }
            setViewControllers([form], animated: false)
        }
    }

    /// The calendar that the delegate wants a new event to be in, if it has a say in that.
    private var wantedCalendar: EKCalendar? {
        editViewDelegate.flatMap { delegate in
            OptionalRequirement.call { delegate.eventEditViewControllerDefaultCalendar(forNewEvents: self) }
        }
    }

    // MARK: Cancelling

    /// Gives the editing up; the event is as it was.
    open func cancelEditing() { finish(.canceled) }

    private func askWhetherToCancel() {
        guard form?.draft != former else { return cancelEditing() }
        ask([("Discard Changes", .destructive, { [weak self] in self?.cancelEditing() })], cancel: "Keep Editing")
    }

    // MARK: Saving and deleting

    private func save() {
        guard let event, let form, let former else { return }
        // An event that comes again is asked about, where something of it was changed.
        guard !event.isNew, event.hasRecurrenceRules, form.draft != former else { return save(span: .thisEvent) }
        // How it comes again is nothing that one time of it could have.
        guard form.draft.repeats == former.repeats else { return save(span: .futureEvents) }
        ask([
            ("Save for This Event Only", .default, { [weak self] in self?.save(span: .thisEvent) }),
            ("Save for Future Events", .default, { [weak self] in self?.save(span: .futureEvents) }),
        ])
    }

    private func save(span: EKSpan) {
        guard let event, let form, let former else { return }
        perform(title: "Event Not Saved", .saved) {
            try event.changing {
                form.draft.write(to: event, from: former)
                try eventStore.save(event, span: span)
            }
        }
    }

    private func askWhetherToDelete() {
        guard let event else { return }
        askWhetherToDelete(event) { [weak self] span in
            self?.perform(title: "Event Not Deleted", .deleted) { try self?.eventStore.remove(event, span: span) }
        }
    }

    /// Does what the person wants, and tells; says why not where that fails.
    private func perform(title: String, _ action: EKEventEditViewAction, _ body: () throws -> Void) {
        do {
            try EKEventStore.forPerson(body)
            finish(action)
        } catch {
            tell(of: error, title: title)
        }
    }

    /// Tells, once.
    private func finish(_ action: EKEventEditViewAction) {
        guard !isFinished else { return }
        isFinished = true
        view.endEditing(true)
        editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
    }
}
