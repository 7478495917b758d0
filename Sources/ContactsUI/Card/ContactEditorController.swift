import Contacts
import UIKit

/// The screen on which a contact is edited.
final class ContactEditorController: UITableViewController {
    let edited: EditedContact
    private let isNew: Bool
    /// Called when the person is done: with the edited contact, or `nil` if they cancelled.
    var onDone: (EditedContact?) -> Void = { _ in }
    /// Called when the contact is to be deleted.
    var onDelete: () -> Void = {}

    private enum Row {
        case text(String, ReferenceWritableKeyPath<CNMutableContact, String>)
        case value(EditedContact.Kind, Int)
        case newValue(EditedContact.Kind)
        case part(String, Int, ReferenceWritableKeyPath<CNMutablePostalAddress, String>)
        case newAddress
        case birthday
        case newBirthday
        case delete
    }
    private var sections: [[Row]] = []

    init(_ edited: EditedContact, isNew: Bool) {
        (self.edited, self.isNew) = (edited, isNew)
        super.init(style: .insetGrouped)
        title = isNew ? "New Contact" : nil
    }

    required init?(coder: NSCoder) { nil }

    /// The buttons of the bar above the screen.
    func fill(_ item: UINavigationItem) {
        let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onDone(nil) })
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
        (item.leftBarButtonItem, item.rightBarButtonItem) = (cancel, done)
        self.done = done
        updateDone()
    }
    private weak var done: UIBarButtonItem?

    private func updateDone() { done?.isEnabled = !isNew || !edited.isEmpty }

    private func finish() {
        view.endEditing(true)
        edited.write()
        onDone(edited)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.isEditing = true
        tableView.allowsSelectionDuringEditing = true
        reload()
    }

    private func reload() {
        sections = [[.text("First name", \.givenName), .text("Last name", \.familyName), .text("Company", \.organizationName)]]
        for kind in EditedContact.Kind.allCases {
            sections.append((edited.values[kind] ?? []).indices.map { .value(kind, $0) } + [.newValue(kind)])
        }
        for index in edited.addresses.indices {
            sections.append([
                .part("Street", index, \.street), .part("City", index, \.city), .part("State", index, \.state),
                .part("ZIP", index, \.postalCode), .part("Country", index, \.country),
            ])
        }
        sections.append([.newAddress])
        sections.append([edited.birthday == nil ? .newBirthday : .birthday])
        sections.append([.text("Notes", \.note)])
        if !isNew { sections.append([.delete]) }
        tableView.reloadData()
        updateDone()
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let edited = edited
        switch sections[indexPath.section][indexPath.row] {
        case .text(let title, let path):
            return fieldCell(title, edited.contact[keyPath: path]) { edited.contact[keyPath: path] = $0 }
        case .part(let title, let index, let path):
            return fieldCell(title, edited.addresses[index].value[keyPath: path]) { edited.addresses[index].value[keyPath: path] = $0 }
        case .value(let kind, let index): return valueCell(kind, index)
        case .newValue(let kind): return wordCell("add \(CNContact.localizedString(forKey: kind.key).lowercased())")
        case .newAddress: return wordCell("add address")
        case .newBirthday: return wordCell("add birthday")
        case .birthday: return birthdayCell()
        case .delete: return wordCell("Delete Contact", color: .systemRed)
        }
    }

    private func wordCell(_ text: String, color: UIColor = .label) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = text
        content.textProperties.color = color
        cell.contentConfiguration = content
        return cell
    }

    private func field(_ title: String, _ text: String, _ change: @escaping (String) -> Void) -> UITextField {
        let field = UITextField()
        field.placeholder = title
        field.accessibilityLabel = title
        field.text = text
        field.clearButtonMode = .whileEditing
        field.addAction(
            UIAction { [weak self, unowned field] _ in
                change(field.text ?? "")
                self?.updateDone()
            }, for: .editingChanged)
        return field
    }

    private func fieldCell(_ title: String, _ text: String, _ change: @escaping (String) -> Void) -> UITableViewCell {
        UITableViewCell(row: [field(title, text, change)])
    }

    private func valueCell(_ kind: EditedContact.Kind, _ index: Int) -> UITableViewCell {
        let edited = edited
        guard let value = edited.values[kind]?[index] else { return wordCell("") }
        let field = field(CNContact.localizedString(forKey: kind.key), value.text) { edited.values[kind]?[index].text = $0 }
        switch kind {
        case .phone: field.keyboardType = .phonePad
        case .email: field.keyboardType = .emailAddress
        case .url: field.keyboardType = .URL
        }
        if kind != .phone { (field.autocapitalizationType, field.autocorrectionType) = (.none, .no) }
        let button = UIButton(type: .system)
        let labels = kind.labels + (value.label.map { kind.labels.contains($0) ? [] : [$0] } ?? [])
        button.menu = UIMenu(
            children: labels.map { label in
                UIAction(title: CNLabeledValue<NSString>.localizedString(forLabel: label), state: label == value.label ? .on : .off) { _ in
                    edited.values[kind]?[index].label = label
                }
            })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.setContentHuggingPriority(.required, for: .horizontal)
        return UITableViewCell(row: [button, field])
    }

    private func birthdayCell() -> UITableViewCell {
        let label = UILabel()
        label.text = "birthday"
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .compact
        picker.accessibilityLabel = "birthday"
        let calendar = Calendar.current
        if let date = edited.birthday.flatMap({ calendar.date(from: $0) }) { picker.date = date }
        let edited = edited
        picker.addAction(
            UIAction { [unowned picker] _ in
                edited.birthday = calendar.dateComponents([.year, .month, .day], from: picker.date)
            }, for: .valueChanged)
        return UITableViewCell(row: [label, picker])
    }

    // MARK: Adding and removing

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        switch sections[indexPath.section][indexPath.row] {
        case .value, .birthday: .delete
        case .part: indexPath.row == 0 ? .delete : .none
        case .newValue, .newAddress, .newBirthday: .insert
        case .text, .delete: .none
        }
    }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        if case .part = sections[indexPath.section][indexPath.row] { return true }
        return self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        act(on: sections[indexPath.section][indexPath.row], isRemoval: editingStyle == .delete)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        act(on: sections[indexPath.section][indexPath.row], isRemoval: false)
    }

    private func act(on row: Row, isRemoval: Bool) {
        switch row {
        case .value(let kind, let index) where isRemoval: edited.values[kind]?.remove(at: index)
        case .part(_, let index, _) where isRemoval: edited.addresses.remove(at: index)
        case .birthday where isRemoval: edited.birthday = nil
        case .newValue(let kind):
            edited.values[kind, default: []].append(.init(identifier: nil, label: kind.labels.first, text: ""))
        case .newAddress: edited.addresses.append(.init(label: CNLabelHome, value: CNMutablePostalAddress()))
        case .newBirthday: edited.birthday = Calendar.current.dateComponents([.year, .month, .day], from: Date())
        case .delete: return askWhetherToDelete()
        case .text, .value, .part, .birthday: return
        }
        reload()
        if case .newValue(let kind) = row { focus(on: kind) }
    }

    /// A new value is typed at once.
    private func focus(on kind: EditedContact.Kind) {
        guard let section = EditedContact.Kind.allCases.firstIndex(of: kind).map({ $0 + 1 }) else { return }
        tableView.layoutIfNeeded()
        let cell = tableView.cellForRow(at: IndexPath(row: sections[section].count - 2, section: section))
        let row = cell?.contentView.subviews.lazy.compactMap { $0 as? UIStackView }.first
        row?.arrangedSubviews.lazy.compactMap { $0 as? UITextField }.first?.becomeFirstResponder()
    }

    private func askWhetherToDelete() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete Contact", style: .destructive) { [weak self] _ in self?.onDelete() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = view.bounds
        present(sheet, animated: true)
    }
}
