import Contacts
import UIKit

/// The list of a person's contacts by their first letters, which can be searched.
final class ContactListController: UITableViewController, UISearchResultsUpdating {
    private let contacts: [CNContact]
    private let allowsSeveral: Bool
    private var sections: [(title: String, contacts: [CNContact])] = []
    private let search = UISearchController(searchResultsController: nil)
    private var pickedIdentifiers: [String] = []

    /// Whether a contact can be picked.
    var isEnabled: (CNContact) -> Bool = { _ in true }
    /// Whether a tap picks a contact; it opens others.
    var isPicked: (CNContact) -> Bool = { _ in true }
    /// Called when a contact is picked, where that is one.
    var onChoose: (CNContact) -> Void = { _ in }
    /// Called when a contact's card is to be shown.
    var onOpen: (CNContact) -> Void = { _ in }

    init(contacts: [CNContact], allowsSeveral: Bool) {
        (self.contacts, self.allowsSeveral) = (contacts, allowsSeveral)
        super.init(style: .plain)
        title = "Contacts"
    }

    required init?(coder: NSCoder) { nil }

    /// The contacts that are marked, in the order in which they were.
    var picked: [CNContact] { pickedIdentifiers.compactMap { identifier in contacts.first { $0.identifier == identifier } } }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        show(contacts)
    }

    // MARK: What is shown

    func updateSearchResults(for searchController: UISearchController) {
        let words = (searchController.searchBar.text ?? "").split(whereSeparator: \.isWhitespace)
        let found = contacts.filter { contact in
            let own = [
                contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName,
                contact.phoneticGivenName, contact.phoneticFamilyName,
            ].flatMap { $0.split(whereSeparator: \.isWhitespace) }
            return words.allSatisfy { word in
                own.contains { $0.range(of: word, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil }
            }
        }
        show(words.isEmpty ? contacts : found)
    }

    private func show(_ contacts: [CNContact]) {
        // What begins with no letter comes last.
        func rank(_ title: String) -> (Int, String) { (title == "#" ? 1 : 0, title) }
        sections = Dictionary(grouping: contacts, by: Self.letter).map { (title: $0.key, contacts: $0.value) }
            .sorted { rank($0.title) < rank($1.title) }
        tableView.reloadData()
    }

    /// The letter that a contact stands under: the first of what it is sorted by.
    private static func letter(of contact: CNContact) -> String {
        let names = contact.contactType == .organization ? [] : [contact.familyName, contact.givenName]
        let name = (names + [contact.nickname, contact.organizationName]).first { !$0.isEmpty } ?? ""
        let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        guard let first = plain.first, first.isLetter else { return "#" }
        return String(first).uppercased()
    }

    private func contact(at place: IndexPath) -> CNContact { sections[place.section].contacts[place.row] }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].contacts.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.count < 2 ? nil : sections.map(\.title) }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact = contact(at: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = ContactText.name(of: contact) ?? "No Name"
        content.textProperties.color = isEnabled(contact) ? .label : .tertiaryLabel
        cell.contentConfiguration = content
        let isMarked = pickedIdentifiers.contains(contact.identifier)
        cell.accessoryType = isMarked ? .checkmark : allowsSeveral || isPicked(contact) ? .none : .disclosureIndicator
        if isEnabled(contact) { cell.accessibilityTraits.remove(.notEnabled) } else { cell.accessibilityTraits.insert(.notEnabled) }
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        isEnabled(contact(at: indexPath))
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let contact = contact(at: indexPath)
        guard isPicked(contact) else { return onOpen(contact) }
        guard allowsSeveral else { return onChoose(contact) }
        if let index = pickedIdentifiers.firstIndex(of: contact.identifier) {
            pickedIdentifiers.remove(at: index)
        } else {
            pickedIdentifiers.append(contact.identifier)
        }
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}
