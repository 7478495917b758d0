import Contacts
import UIKit

/// A contact's card: its picture and name, its values, and what can be done with it.
final class ContactCardController: UITableViewController {
    /// Something that can be done with the contact.
    struct Action {
        var title: String
        var isDestructive = false
        var perform: () -> Void
    }

    var contact: CNContact { didSet { reload() } }
    /// The properties that are shown; all if `nil`.
    var keys: [String]? { didSet { reload() } }
    var actions: [Action] = [] { didSet { reload() } }
    /// What is shown for a name where there is none.
    var alternateName: String? { didSet { reload() } }
    /// What stands below the name.
    var message: String? { didSet { reload() } }
    /// The value that stands out.
    var highlighted: (key: String, identifier: String?)? { didSet { reload() } }
    /// Values with a mark.
    var chosen: [CNContactProperty] = [] { didSet { reload() } }
    /// Called when a value is tapped.
    var onChoose: (CNContactProperty) -> Void = { _ in }

    private var properties: [CNContactProperty] = []

    init(_ contact: CNContact) {
        self.contact = contact
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }

    private func reload() {
        guard isViewLoaded else { return }
        let shown = keys.map { wanted in CNContactProperty.shownKeys.filter(wanted.contains) } ?? CNContactProperty.shownKeys
        properties = CNContactProperty.all(of: contact, keys: shown)
        let head = ContactHeadView(
            contact, name: ContactText.name(of: contact) ?? alternateName ?? "No Name",
            details: [ContactText.work(of: contact), message].compactMap { $0 })
        self.head = head
        layOutHead()
        tableView.reloadData()
    }

    private var head: UIView?

    /// The head is as high as its texts are at the width of the list.
    private func layOutHead() {
        guard let head, tableView.bounds.width > 0 else { return }
        let size = head.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        head.frame.size = CGSize(width: tableView.bounds.width, height: size.height)
        tableView.tableHeaderView = head
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if head?.frame.width != tableView.bounds.width { layOutHead() }
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { properties.count + (actions.isEmpty ? 0 : 1) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section < properties.count ? 1 : actions.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard indexPath.section < properties.count else {
            let action = actions[indexPath.row]
            var content = UIListContentConfiguration.cell()
            content.text = action.title
            content.textProperties.color = action.isDestructive ? .systemRed : view.tintColor
            cell.contentConfiguration = content
            return cell
        }
        let property = properties[indexPath.section]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = ContactText.label(of: property)
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.secondaryText = ContactText.value(of: property)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color =
            stands(out: property) ? .systemRed : ContactText.url(of: property) == nil ? .label : view.tintColor
        cell.contentConfiguration = content
        cell.accessoryType = chosen.contains(property) ? .checkmark : .none
        return cell
    }

    private func stands(out property: CNContactProperty) -> Bool {
        guard let highlighted, highlighted.key == property.key else { return false }
        return highlighted.identifier == nil || highlighted.identifier == property.identifier
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section < properties.count { onChoose(properties[indexPath.section]) } else { actions[indexPath.row].perform() }
    }
}

/// The head of a card.
private final class ContactHeadView: UIView {
    init(_ contact: CNContact, name: String, details: [String]) {
        super.init(frame: .zero)
        let rows = UIStackView(arrangedSubviews: [Self.picture(of: contact), Self.label(name, .title1, .label)])
        for detail in details { rows.addArrangedSubview(Self.label(detail, .subheadline, .secondaryLabel)) }
        rows.axis = .vertical
        rows.alignment = .center
        rows.spacing = 8
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor, constant: 16), rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private static func picture(of contact: CNContact) -> UIView {
        let side: CGFloat = 96
        let picture: UIView
        if let image = contact.imageData.flatMap({ UIImage(data: $0) }) {
            picture = UIImageView(image: image)
            picture.contentMode = .scaleAspectFill
        } else {
            let letters = label(ContactText.initials(of: contact), .largeTitle, .white)
            letters.backgroundColor = .systemGray2
            letters.isAccessibilityElement = false
            picture = letters
        }
        picture.clipsToBounds = true
        picture.layer.cornerRadius = side / 2
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: side), picture.heightAnchor.constraint(equalToConstant: side),
        ])
        return picture
    }
}
