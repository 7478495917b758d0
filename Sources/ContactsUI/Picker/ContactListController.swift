import Foundation

/// All contacts by their initials, with a field that searches in them.
final class ContactListController: UITableViewController, UISearchResultsUpdating {
    private unowned let owner: CNContactPickerViewController
    private var sections: [(title: String, contacts: [CNContact])] = []
    private var all: [CNContact] = []
    private var chosen: Set<String> = []
    private let search = UISearchController(searchResultsController: nil)

    init(owner: CNContactPickerViewController) {
        self.owner = owner
        super.init(style: .plain)
        title = "Contacts"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        // The picker is the system's: it sees all contacts, also where the app may not.
        all = owner.store.sortedContacts
        reload()
        updateItems()
    }

    private func updateItems() {
        guard owner.choosesSeveral else { return navigationItem.rightBarButtonItem = owner.cancelItem }
        navigationItem.leftBarButtonItem = owner.cancelItem
        let done = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                owner.choose(all.filter { self.chosen.contains($0.identifier) })
            })
        done.isEnabled = !chosen.isEmpty
        navigationItem.rightBarButtonItem = done
    }

    func updateSearchResults(for searchController: UISearchController) { reload() }

    private func reload() {
        let words = (search.searchBar.text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        let found = all.filter { contact in
            let name = CNContactFormatter.string(from: contact, style: .fullName) ?? ""
            return words.allSatisfy { name.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
        }
        sections = []
        for contact in found {
            let initial = Self.initial(of: contact)
            if sections.last?.title == initial {
                sections[sections.count - 1].contacts.append(contact)
            } else if let index = sections.firstIndex(where: { $0.title == initial }) {
                sections[index].contacts.append(contact)
            } else {
                sections.append((initial, [contact]))
            }
        }
        // What has no letter comes last.
        if let index = sections.firstIndex(where: { $0.title == "#" }) { sections.append(sections.remove(at: index)) }
        tableView.reloadData()
        let label = UILabel()
        label.text = "No Contacts"
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        tableView.backgroundView = sections.isEmpty ? label : nil
    }

    private static func initial(of contact: CNContact) -> String {
        let names = [contact.familyName, contact.givenName, contact.organizationName]
        let name = contact.contactType == .organization ? contact.organizationName : names.first { !$0.isEmpty } ?? ""
        guard let first = name.folding(options: .diacriticInsensitive, locale: .current).first, first.isLetter else { return "#" }
        return String(first).uppercased()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].contacts.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.title) }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        let isEnabled = owner.isEnabled(contact)
        var content = UIListContentConfiguration.cell()
        content.text = CNContactFormatter.string(from: contact, style: .fullName) ?? "No Name"
        content.textProperties.font = .boldSystemFont(ofSize: content.textProperties.font.pointSize)
        content.textProperties.color = isEnabled ? .label : .tertiaryLabel
        cell.contentConfiguration = content
        cell.accessoryType = chosen.contains(contact.identifier) ? .checkmark : .none
        cell.accessibilityTraits = isEnabled ? [.button] : [.button, .notEnabled]
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        owner.isEnabled(sections[indexPath.section].contacts[indexPath.row]) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        guard owner.choosesSeveral else { return owner.choose(contact) }
        if chosen.remove(contact.identifier) == nil { chosen.insert(contact.identifier) }
        tableView.reloadRows(at: [indexPath], with: .none)
        updateItems()
    }
}
