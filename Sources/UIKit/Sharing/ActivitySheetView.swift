import Foundation

/// What a sheet of activities shows: what is shared, with whom, and what else can be done with it.
final class ActivitySheetView: UIView {
    /// What is said of the items.
    struct Header {
        var image: UIImage?
        var title: String?
        var detail: String?
    }

    var whenChosen: (UIActivity) -> Void = { _ in }
    var whenClosed: () -> Void = {}

    /// What the head says now.
    var header = Header() { didSet { showHeader() } }

    private let scroll = UIScrollView()
    private let column = UIStackView()
    private let picture = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        column.axis = .vertical
        column.spacing = 16
        for view in [scroll, column] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(scroll)
        scroll.addSubview(column)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: topAnchor), scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: leadingAnchor), scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func fill(header: Header, shared: [UIActivity], actions: [UIActivity]) {
        column.addArrangedSubview(head())
        self.header = header
        if !shared.isEmpty { column.addArrangedSubview(strip(shared)) }
        if !actions.isEmpty { column.addArrangedSubview(rows(actions)) }
    }

    private func showHeader() {
        picture.image = header.image ?? UIImage(systemName: "doc")
        picture.contentMode = header.image == nil ? .center : .scaleAspectFill
        title.text = header.title
        detail.text = header.detail
        detail.isHidden = header.detail == nil
    }

    private func head() -> UIView {
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 8
        picture.backgroundColor = .tertiarySystemFill
        picture.tintColor = .secondaryLabel
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        texts.spacing = 2
        let close = UIButton(type: .close)
        close.accessibilityLabel = SystemWords.text(.cancel)
        close.addAction(UIAction { [weak self] _ in self?.whenClosed() }, for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: [picture, texts, close])
        row.spacing = 12
        row.alignment = .center
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 44), picture.heightAnchor.constraint(equalToConstant: 44),
            close.widthAnchor.constraint(equalToConstant: 30), close.heightAnchor.constraint(equalToConstant: 30),
        ])
        return row
    }

    /// What one shares with, side by side.
    private func strip(_ activities: [UIActivity]) -> UIView {
        let strip = UIScrollView()
        strip.showsHorizontalScrollIndicator = false
        let row = UIStackView(
            arrangedSubviews: activities.map { ActivityControl($0, isRow: false) { [weak self] in self?.whenChosen($0) } })
        row.spacing = 12
        row.alignment = .top
        row.translatesAutoresizingMaskIntoConstraints = false
        strip.addSubview(row)
        let content = strip.contentLayoutGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: content.topAnchor), row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor), row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            strip.heightAnchor.constraint(equalTo: row.heightAnchor),
        ])
        return strip
    }

    /// What else can be done, one below the other.
    private func rows(_ activities: [UIActivity]) -> UIView {
        let column = UIStackView()
        column.axis = .vertical
        column.backgroundColor = .systemBackground
        column.layer.cornerRadius = 10
        column.clipsToBounds = true
        for (index, activity) in activities.enumerated() {
            if index > 0 {
                let line = UIView()
                line.backgroundColor = .separator
                line.heightAnchor.constraint(equalToConstant: 1 / max(1, UIScreen.main.scale)).isActive = true
                column.addArrangedSubview(line)
            }
            column.addArrangedSubview(ActivityControl(activity, isRow: true) { [weak self] in self?.whenChosen($0) })
        }
        return column
    }
}

/// One activity, to be touched.
private final class ActivityControl: UIControl {
    private let activity: UIActivity
    private let whenChosen: (UIActivity) -> Void

    init(_ activity: UIActivity, isRow: Bool, _ whenChosen: @escaping (UIActivity) -> Void) {
        (self.activity, self.whenChosen) = (activity, whenChosen)
        super.init(frame: .zero)
        let title = UILabel()
        title.text = activity.activityTitle
        title.font = .preferredFont(forTextStyle: isRow ? .body : .caption2)
        title.textAlignment = isRow ? .natural : .center
        title.numberOfLines = isRow ? 1 : 2
        let picture = UIImageView(image: activity.activityImage)
        picture.contentMode = isRow ? .center : .scaleAspectFit
        picture.tintColor = .label
        for view in [title, picture] as [UIView] {
            view.isUserInteractionEnabled = false
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self.map { $0.whenChosen($0.activity) } }, for: .touchUpInside)
        NSLayoutConstraint.activate(isRow ? rowConstraints(title, picture) : tileConstraints(title, picture))
    }

    required init?(coder: NSCoder) { nil }

    private func rowConstraints(_ title: UILabel, _ picture: UIImageView) -> [NSLayoutConstraint] {
        [
            heightAnchor.constraint(equalToConstant: 52), title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.centerYAnchor.constraint(equalTo: centerYAnchor), picture.centerYAnchor.constraint(equalTo: centerYAnchor),
            picture.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            picture.widthAnchor.constraint(equalToConstant: 28), picture.heightAnchor.constraint(equalToConstant: 28),
            title.trailingAnchor.constraint(lessThanOrEqualTo: picture.leadingAnchor, constant: -8),
        ]
    }

    private func tileConstraints(_ title: UILabel, _ picture: UIImageView) -> [NSLayoutConstraint] {
        [
            widthAnchor.constraint(equalToConstant: 76), picture.topAnchor.constraint(equalTo: topAnchor),
            picture.centerXAnchor.constraint(equalTo: centerXAnchor), picture.widthAnchor.constraint(equalToConstant: 60),
            picture.heightAnchor.constraint(equalToConstant: 60), title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 6),
            title.leadingAnchor.constraint(equalTo: leadingAnchor), title.trailingAnchor.constraint(equalTo: trailingAnchor),
            title.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }
}
