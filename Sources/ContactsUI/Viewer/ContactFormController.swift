import Foundation

/// Fields for what is known of a contact; rows for numbers and addresses can be added and removed.
final class ContactFormController: UITableViewController {
    /// A value with a label as it is entered.
    private struct Entry {
        var label: String
        var text: String
        /// What the entry was; it keeps its identifier.
        var original: String?
    }

    private struct Name {
        let key: String
        let path: ReferenceWritableKeyPath<CNMutableContact, String>
    }

    /// The contact as it is entered so far.
    let contact: CNMutableContact
    /// Called when something was entered.
    var onChange: () -> Void = {}

    private let names = [
        Name(key: CNContactGivenNameKey, path: \.givenName), Name(key: CNContactFamilyNameKey, path: \.familyName),
        Name(key: CNContactOrganizationNameKey, path: \.organizationName),
    ]
    private var lists: [(key: String, title: String, entries: [Entry])]
    private static let labels = [
        CNContactPhoneNumbersKey: [CNLabelPhoneNumberMobile, CNLabelHome, CNLabelWork, CNLabelPhoneNumberMain],
        CNContactEmailAddressesKey: [CNLabelHome, CNLabelWork, CNLabelOther],
        CNContactUrlAddressesKey: [CNLabelURLAddressHomePage, CNLabelHome, CNLabelWork],
    ]

    init(_ contact: CNContact) {
        self.contact = contact.mutableCopy() as! CNMutableContact
        func entries<Value>(_ values: [CNLabeledValue<Value>], _ text: (Value) -> String) -> [Entry] {
            values.map { Entry(label: $0.label ?? CNLabelOther, text: text($0.value), original: $0.identifier) }
        }
        lists = [
            (CNContactPhoneNumbersKey, "phone", entries(contact.phoneNumbers, \.stringValue)),
            (CNContactEmailAddressesKey, "email", entries(contact.emailAddresses) { String(describing: $0) }),
            (CNContactUrlAddressesKey, "url", entries(contact.urlAddresses) { String(describing: $0) }),
        ]
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether anything is entered that could be kept.
    var isFilled: Bool {
        names.contains { !contact[keyPath: $0.path].isEmpty } || lists.contains { $0.entries.contains { !$0.text.isEmpty } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ContactFieldCell.self, forCellReuseIdentifier: "field")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "add")
        tableView.isEditing = true
        tableView.allowsSelectionDuringEditing = true
    }

    // MARK: Rows: the names, a section a list with a row that adds, the note

    private func isNote(_ section: Int) -> Bool { section == lists.count + 1 }

    override func numberOfSections(in tableView: UITableView) -> Int { lists.count + 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? names.count : isNote(section) ? 1 : lists[section - 1].entries.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section > 0, !isNote(indexPath.section), indexPath.row == lists[indexPath.section - 1].entries.count {
            let cell = tableView.dequeueReusableCell(withIdentifier: "add", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = "add \(lists[indexPath.section - 1].title)"
            cell.contentConfiguration = content
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) as! ContactFieldCell
        if indexPath.section == 0 {
            let name = names[indexPath.row]
            cell.set(
                label: nil, placeholder: CNContact.localizedString(forKey: name.key), text: contact[keyPath: name.path], keyboard: .default)
            cell.onChange = { [weak self] in self?.contact[keyPath: name.path] = $0 }
        } else if isNote(indexPath.section) {
            cell.set(label: nil, placeholder: "Notes", text: contact.note, keyboard: .default)
            cell.onChange = { [weak self] in self?.contact.note = $0 }
        } else {
            let (list, index) = (indexPath.section - 1, indexPath.row)
            let entry = lists[list].entries[index]
            cell.set(
                label: CNLabeledValue<NSString>.localizedString(forLabel: entry.label), placeholder: lists[list].title.capitalized,
                text: entry.text, keyboard: list == 0 ? .phonePad : list == 1 ? .emailAddress : .URL)
            cell.onChange = { [weak self, weak cell] text in
                // Rows above may have gone.
                guard let self, let row = cell.flatMap({ self.tableView.indexPath(for: $0) })?.row else { return }
                lists[list].entries[row].text = text
            }
        }
        let change = cell.onChange
        cell.onChange = { [weak self] text in
            change(text)
            self?.takeLists()
            self?.onChange()
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.section > 0 && !isNote(indexPath.section)
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        guard self.tableView(tableView, canEditRowAt: indexPath) else { return .none }
        return indexPath.row == lists[indexPath.section - 1].entries.count ? .insert : .delete
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .insert { return add(to: indexPath.section - 1) }
        lists[indexPath.section - 1].entries.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        takeLists()
        onChange()
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard self.tableView(tableView, editingStyleForRowAt: indexPath) == .insert else { return }
        add(to: indexPath.section - 1)
    }

    private func add(to list: Int) {
        let labels = Self.labels[lists[list].key] ?? []
        let used = Set(lists[list].entries.map(\.label))
        lists[list].entries.append(Entry(label: labels.first { !used.contains($0) } ?? CNLabelOther, text: ""))
        let place = IndexPath(row: lists[list].entries.count - 1, section: list + 1)
        tableView.insertRows(at: [place], with: .automatic)
        (tableView.cellForRow(at: place) as? ContactFieldCell)?.field.becomeFirstResponder()
    }

    /// Gives the contact what the lists have; what is empty is left out.
    private func takeLists() {
        func values<Value>(_ list: Int, _ former: [CNLabeledValue<Value>], _ value: (String) -> Value) -> [CNLabeledValue<Value>] {
            lists[list].entries.filter { !$0.text.isEmpty }.map { entry in
                let new = value(entry.text)
                guard let former = former.first(where: { $0.identifier == entry.original }) else {
                    return CNLabeledValue(label: entry.label, value: new)
                }
                return former.value.isEqual(new) ? former : former.settingValue(new)
            }
        }
        contact.phoneNumbers = values(0, contact.phoneNumbers) { CNPhoneNumber(stringValue: $0) }
        contact.emailAddresses = values(1, contact.emailAddresses) { $0 as NSString }
        contact.urlAddresses = values(2, contact.urlAddresses) { $0 as NSString }
    }
}

/// A field with what it is called at its left.
final class ContactFieldCell: UITableViewCell {
    let field = UITextField()
    private let label = UILabel()
    var onChange: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.textColor = .systemBlue
        label.font = .preferredFont(forTextStyle: .body)
        field.clearButtonMode = .whileEditing
        field.font = .preferredFont(forTextStyle: .body)
        for view in [label, field] as [UIView] { contentView.addSubview(view) }
        field.addAction(UIAction { [weak self] _ in self.map { $0.onChange($0.field.text ?? "") } }, for: .editingChanged)
        selectionStyle = .none
    }

    required init?(coder: NSCoder) { nil }

    func set(label text: String?, placeholder: String, text value: String, keyboard: UIKeyboardType) {
        (label.text, field.placeholder, field.text, field.keyboardType) = (text, placeholder, value, keyboard)
        field.accessibilityLabel = placeholder
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds.insetBy(dx: 16, dy: 0)
        let width = label.text == nil ? 0 : min(110, label.sizeThatFits(bounds.size).width + 12)
        label.frame = CGRect(x: bounds.minX, y: 0, width: width, height: bounds.height)
        field.frame = CGRect(x: bounds.minX + width, y: 0, width: bounds.width - width, height: bounds.height)
    }
}
