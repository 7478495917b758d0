import Foundation

/// What is known of a contact, in rows.
final class ContactDetailController: UITableViewController {
    private let details: [ContactDetail]
    private let contact: CNContact
    /// Called when a row is tapped. Returns whether that is all: what the row is for is done otherwise.
    var onDetail: (ContactDetail) -> Bool = { _ in false }
    /// Whether a tap calls, writes or opens a page.
    var allowsActions = true
    /// Stands below the name.
    var message: String?
    /// The identifier of the row that stands out.
    var highlighted: (key: String, identifier: String?)?

    init(_ contact: CNContact, keys: [String]?) {
        self.contact = contact
        details = ContactDetail.all(of: contact, keys: keys)
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "detail")
        let header = ContactHeader(contact, message: message)
        header.frame.size = CGSize(width: view.bounds.width, height: header.height)
        tableView.tableHeaderView = header
    }

    override func numberOfSections(in tableView: UITableView) -> Int { details.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "detail", for: indexPath)
        let detail = details[indexPath.section]
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = (detail.title, detail.text)
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.numberOfLines = 0
        let isHighlighted =
            highlighted.map { $0.key == detail.key && ($0.identifier == nil || $0.identifier == detail.identifier) } ?? false
        content.secondaryTextProperties.color = isHighlighted ? .systemRed : detail.url == nil ? .label : .systemBlue
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let detail = details[indexPath.section]
        guard !onDetail(detail), allowsActions, let url = detail.url else { return }
        UIApplication.shared.open(url)
    }
}

/// The picture and the name of a contact.
final class ContactHeader: UIView {
    private let picture = UIImageView()
    private let initials = UILabel()
    private let name = UILabel()
    private let details = UILabel()

    init(_ contact: CNContact, message: String?) {
        super.init(frame: .zero)
        let text = CNContactFormatter.string(from: contact, style: .fullName)
        let image = contact.isKeyAvailable(CNContactImageDataKey) ? contact.imageData.flatMap { UIImage(data: $0) } : nil
        picture.image = image
        picture.contentMode = .scaleAspectFill
        picture.backgroundColor = .systemGray
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 50
        initials.text = image == nil ? Self.initials(of: contact) : nil
        initials.font = .systemFont(ofSize: 42, weight: .medium)
        (initials.textColor, initials.textAlignment) = (.white, .center)
        name.text = text ?? "No Name"
        name.font = .preferredFont(forTextStyle: .title1)
        let work = [CNContactJobTitleKey, CNContactDepartmentNameKey, CNContactOrganizationNameKey]
            .filter(contact.isKeyAvailable)
            .map { key in
                switch key {
                case CNContactJobTitleKey: contact.jobTitle
                case CNContactDepartmentNameKey: contact.departmentName
                default: contact.organizationName == text ? "" : contact.organizationName
                }
            }
        details.text = (work.filter { !$0.isEmpty } + (message.map { [$0] } ?? [])).joined(separator: "\n")
        details.font = .preferredFont(forTextStyle: .subheadline)
        details.textColor = .secondaryLabel
        details.numberOfLines = 0
        for label in [name, details] { label.textAlignment = .center }
        for view in [picture, initials, name, details] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static func initials(of contact: CNContact) -> String {
        let letters = [contact.givenName, contact.familyName].compactMap(\.first)
        return String(letters.isEmpty ? Array(contact.organizationName.prefix(1)) : letters).uppercased()
    }

    var height: CGFloat { 170 + (details.text?.isEmpty ?? true ? 0 : details.sizeThatFits(CGSize(width: 320, height: 200)).height + 4) }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: bounds.midX - 50, y: 10, width: 100, height: 100)
        initials.frame = picture.frame
        name.frame = CGRect(x: 16, y: 118, width: bounds.width - 32, height: 40)
        details.frame = CGRect(x: 16, y: 160, width: bounds.width - 32, height: max(0, bounds.height - 168))
    }
}
