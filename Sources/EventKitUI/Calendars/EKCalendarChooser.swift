import EventKit
import ObjCRuntime
import UIKit

/// How many calendars can be chosen. See https://developer.apple.com/documentation/eventkitui/ekcalendarchooserselectionstyle.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
    /// One.
    case single = 0
    /// Any number.
    case multiple
}

/// Which calendars are offered. See https://developer.apple.com/documentation/eventkitui/ekcalendarchooserdisplaystyle.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
    /// All.
    case allCalendars = 0
    /// Those that can be changed.
    case writableCalendarsOnly
}

/// Hears which calendars a person chooses. See https://developer.apple.com/documentation/eventkitui/ekcalendarchooserdelegate.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    // @objc(calendarChooserSelectionDidChange:) optional
    /// The person chose a calendar, or no more.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    // @objc(calendarChooserDidFinish:) optional
    /// The person is done. The chooser stays until the delegate takes it away.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    // @objc(calendarChooserDidCancel:) optional
    /// The person cancelled. The chooser stays until the delegate takes it away.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

/// Lets a person choose calendars, in a navigation controller. See
/// https://developer.apple.com/documentation/eventkitui/ekcalendarchooser.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
    /// How many can be chosen.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    /// Who is told.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// Whether there is a button for being done.
    open var showsDoneButton = false { didSet { updateBar() } }
    /// Whether there is a button for cancelling.
    open var showsCancelButton = false { didSet { updateBar() } }
    /// The calendars that are chosen.
    open var selectedCalendars: Set<EKCalendar> = [] { didSet { list.chosen = selectedCalendars } }

    private let list = CalendarListController()
    private let displayStyle: EKCalendarChooserDisplayStyle
    private let entityType: EKEntityType
    private let eventStore: EKEventStore
    private var observer: (any NSObjectProtocol)?

    /// Creates a chooser of calendars of events.
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore
    ) {
        self.init(selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }

    // @objc(initWithSelectionStyle:displayStyle:entityType:eventStore:)
    /// Creates a chooser of calendars of events, or of lists of reminders.
    public init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
        eventStore: EKEventStore
    ) {
        (selectionStyle, self.displayStyle, self.entityType, self.eventStore) = (style, displayStyle, entityType, eventStore)
        super.init(nibName: nil, bundle: nil)
        let noun = entityType == .event ? "Calendar" : "List"
        title = style == .single ? noun : "\(noun)s"
    }

    /// There are no such controllers in documents.
    public required init?(coder: NSCoder) { nil }

    isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.onChoose = { [weak self] in self?.choose($0) }
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
        // Foundation on Linux has who posts wait for the queue that is asked for, even on the main thread; stores post there by themselves.
        observer = NotificationCenter.default.addObserver(forName: .EKEventStoreChanged, object: nil, queue: nil) { [weak self] _ in
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.reload() } }
        }
        reload()
        updateBar()
    }

    /// A calendar that is gone is chosen no more.
    private func reload() {
        let all = EKEventStore.forPerson { eventStore.calendars(for: entityType) }
        list.calendars = displayStyle == .allCalendars ? all : all.filter(\.allowsContentModifications)
        if !selectedCalendars.isSubset(of: all) { selectedCalendars.formIntersection(all) }
    }

    private func choose(_ calendar: EKCalendar) {
        if selectionStyle == .single {
            selectedCalendars = [calendar]
        } else if selectedCalendars.remove(calendar) == nil {
            selectedCalendars.insert(calendar)
        }
        tell { $0.calendarChooserSelectionDidChange($1) }
    }

    private func updateBar() {
        func item(_ kind: UIBarButtonItem.SystemItem, _ perform: @escaping () -> Void) -> UIBarButtonItem {
            UIBarButtonItem(systemItem: kind, primaryAction: UIAction { _ in perform() })
        }
        navigationItem.rightBarButtonItem =
            showsDoneButton ? item(.done) { [weak self] in self?.tell { $0.calendarChooserDidFinish($1) } } : nil
        navigationItem.leftBarButtonItem =
            showsCancelButton ? item(.cancel) { [weak self] in self?.tell { $0.calendarChooserDidCancel($1) } } : nil
    }

    private func tell(_ call: (any EKCalendarChooserDelegate, EKCalendarChooser) -> Void) {
        guard let delegate else { return }
        OptionalRequirement.call { call(delegate, self) }
    }
}

/// The list of calendars, with their colours and marks.
private final class CalendarListController: UITableViewController {
    var calendars: [EKCalendar] = [] { didSet { tableView.reloadData() } }
    var chosen: Set<EKCalendar> = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
    var onChoose: (EKCalendar) -> Void = { _ in }

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { calendars.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let calendar = calendars[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = calendar.title
        content.image = UIImage(systemName: "circle.fill")
        content.imageProperties.tintColor = UIColor(cgColor: calendar.cgColor)
        cell.contentConfiguration = content
        cell.accessoryType = chosen.contains(calendar) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoose(calendars[indexPath.row])
    }
}
