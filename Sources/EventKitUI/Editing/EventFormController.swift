import EventKit
import UIKit

/// The form in which an event is edited.
final class EventFormController: UITableViewController, UITextViewDelegate {
    private(set) var draft: EventDraft
    private let calendars: [EKCalendar]
    private let isNew: Bool
    /// Called when the person is done, cancels, or wants the event gone.
    var onDone: () -> Void = {}
    var onCancel: () -> Void = {}
    var onDelete: () -> Void = {}

    private var sections: [[UITableViewCell]] = []
    private let starts = UIDatePicker()
    private let ends = UIDatePicker()
    private var deleteCell: UITableViewCell?

    init(_ draft: EventDraft, calendars: [EKCalendar], isNew: Bool) {
        (self.draft, self.calendars, self.isNew) = (draft, calendars, isNew)
        super.init(style: .insetGrouped)
        title = isNew ? "New Event" : "Edit Event"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
        let finish = UIAction { [weak self] _ in self?.onDone() }
        let done = isNew ? UIBarButtonItem(title: "Add", primaryAction: finish) : UIBarButtonItem(systemItem: .done, primaryAction: finish)
        done.style = .done
        navigationItem.rightBarButtonItem = done
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        sections = [
            [field("Title", draft.title) { $0.title = $1 }, field("Location", draft.location) { $0.location = $1 }],
            [allDayCell, timeCell("Starts", starts), timeCell("Ends", ends), repeatCell],
            [calendarCell],
            [alertCell, availabilityCell],
            [field("URL", draft.url, .URL) { $0.url = $1 }, notesCell],
        ]
        if !isNew {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = UIListContentConfiguration.cell()
            content.text = "Delete Event"
            content.textProperties.color = .systemRed
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
            deleteCell = cell
            sections.append([cell])
        }
        starts.addAction(UIAction { [weak self] _ in self?.startDidChange() }, for: .valueChanged)
        ends.addAction(UIAction { [weak self] _ in self?.endDidChange() }, for: .valueChanged)
        timesDidChange()
    }

    /// Changes the draft.
    private func change(_ body: (inout EventDraft) -> Void) {
        body(&draft)
        navigationItem.rightBarButtonItem?.isEnabled = draft.isValid
    }

    // MARK: Times

    private func startDidChange() {
        change { $0.move(to: starts.date) }
        timesDidChange()
    }

    private func endDidChange() {
        change { $0.end = ends.date }
        timesDidChange()
    }

    private func timesDidChange() {
        for picker in [starts, ends] { picker.datePickerMode = draft.isAllDay ? .date : .dateAndTime }
        (starts.date, ends.date) = (draft.start, draft.end)
        // An end before the beginning is shown as what it is.
        ends.tintColor = draft.start <= draft.end ? nil : .systemRed
        navigationItem.rightBarButtonItem?.isEnabled = draft.isValid
    }

    // MARK: Cells

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return label
    }

    private func field(
        _ title: String, _ text: String, _ keyboard: UIKeyboardType = .default, _ set: @escaping (inout EventDraft, String) -> Void
    ) -> UITableViewCell {
        let field = UITextField()
        (field.placeholder, field.accessibilityLabel, field.text, field.keyboardType) = (title, title, text, keyboard)
        if keyboard == .URL { (field.autocapitalizationType, field.autocorrectionType) = (.none, .no) }
        field.clearButtonMode = .whileEditing
        field.addAction(
            UIAction { [weak self, unowned field] _ in self?.change { set(&$0, field.text ?? "") } }, for: .editingChanged)
        return UITableViewCell(row: [field])
    }

    private var allDayCell: UITableViewCell {
        let toggle = UISwitch()
        toggle.isOn = draft.isAllDay
        toggle.accessibilityLabel = "All-day"
        toggle.addAction(
            UIAction { [weak self, unowned toggle] _ in
                self?.change { $0.isAllDay = toggle.isOn }
                self?.timesDidChange()
            }, for: .valueChanged)
        return UITableViewCell(row: [label("All-day"), toggle])
    }

    private func timeCell(_ title: String, _ picker: UIDatePicker) -> UITableViewCell {
        picker.preferredDatePickerStyle = .compact
        picker.accessibilityLabel = title
        return UITableViewCell(row: [label(title), picker])
    }

    private var repeatCell: UITableViewCell {
        choiceCell("Repeat", RepeatChoice.offered + (draft.repeats == .custom ? [.custom] : []), draft.repeats, \.title) { $0.repeats = $1 }
    }

    private var alertCell: UITableViewCell {
        choiceCell("Alert", AlertChoice.offered + (draft.alert == .custom ? [.custom] : []), draft.alert, \.title) { $0.alert = $1 }
    }

    private var calendarCell: UITableViewCell {
        choiceCell("Calendar", calendars.map(Optional.some), draft.calendar, { $0?.title ?? "" }) { $0.calendar = $1 }
    }

    private var availabilityCell: UITableViewCell {
        choiceCell(
            "Show As", [EKEventAvailability.busy, .free], draft.availability == .free ? .free : .busy, { $0 == .free ? "Free" : "Busy" }
        ) { $0.availability = $1 }
    }

    private func choiceCell<Choice: Equatable>(
        _ title: String, _ choices: [Choice], _ chosen: Choice, _ name: @escaping (Choice) -> String,
        _ set: @escaping (inout EventDraft, Choice) -> Void
    ) -> UITableViewCell {
        let button = UIButton(type: .system)
        button.menu = UIMenu(
            children: choices.map { choice in
                UIAction(title: name(choice), state: choice == chosen ? .on : .off) { [weak self] _ in self?.change { set(&$0, choice) } }
            })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.accessibilityIdentifier = title
        return UITableViewCell(row: [label(title), button])
    }

    private var notesCell: UITableViewCell {
        let notes = UITextView()
        notes.text = draft.notes
        notes.font = .preferredFont(forTextStyle: .body)
        notes.backgroundColor = .clear
        notes.isScrollEnabled = false
        notes.accessibilityLabel = "Notes"
        notes.delegate = self
        notes.heightAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
        return UITableViewCell(row: [notes])
    }

    func textViewDidChange(_ textView: UITextView) { change { $0.notes = textView.text } }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section][indexPath.row]
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if sections[indexPath.section][indexPath.row] === deleteCell { onDelete() }
    }
}
