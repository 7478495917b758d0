import EventKit
import UIKit

/// The list of what is known of an event.
final class EventDetailsController: UITableViewController {
    /// Called when the event is to be deleted.
    var onDelete: () -> Void = {}

    private enum Row {
        case head(EKEvent)
        case detail(String, String)
        case neighbour(EKEvent)
        case delete
    }
    private var sections: [(title: String?, rows: [Row])] = []

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    /// Shows an event, and others of its day.
    func show(_ event: EKEvent?, neighbours: [EKEvent], allowsDeleting: Bool) {
        sections = []
        if let event {
            sections.append((nil, [.head(event)]))
            let details = EventText.details(of: event)
            if !details.isEmpty { sections.append((nil, details.map { .detail($0.title, $0.value) })) }
            if !neighbours.isEmpty { sections.append(("Calendar", neighbours.map(Row.neighbour))) }
            if allowsDeleting { sections.append((nil, [.delete])) }
        }
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        switch sections[indexPath.section].rows[indexPath.row] {
        case .head(let event):
            var content = UIListContentConfiguration.subtitleCell()
            content.text = event.title
            content.textProperties.font = .preferredFont(forTextStyle: .title2)
            content.secondaryText = [event.location ?? "", EventText.time(of: event)].filter { !$0.isEmpty }.joined(separator: "\n")
            content.secondaryTextProperties.color = .secondaryLabel
            cell.contentConfiguration = content
        case .detail(let title, let value):
            // A long text stands below what it is.
            var content = value.count > 24 ? UIListContentConfiguration.subtitleCell() : .valueCell()
            (content.text, content.secondaryText) = (title, value)
            cell.contentConfiguration = content
        case .neighbour(let event):
            var content = UIListContentConfiguration.valueCell()
            (content.text, content.secondaryText) = (event.title, EventText.shortTime(of: event))
            cell.contentConfiguration = content
        case .delete:
            var content = UIListContentConfiguration.cell()
            content.text = "Delete Event"
            content.textProperties.color = .systemRed
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
            cell.selectionStyle = .default
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if case .delete = sections[indexPath.section].rows[indexPath.row] { onDelete() }
    }
}
