import Foundation

/// What is shown of a document: its pages, its text, or what is known of it.
@MainActor
package enum DocumentContent {
    /// A view that fills whatever room it is given.
    package static func view(of document: InteractionDocument) -> UIView {
        if let pages = document.pages { return PagesPreview(pages) }
        if let (text, isStyled) = document.text {
            let view = UITextView()
            view.isEditable = false
            view.backgroundColor = .systemBackground
            // A text that says itself how it looks is made for paper.
            if isStyled { view.overrideUserInterfaceStyle = .light }
            view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
            view.attributedText = text
            return view
        }
        return card(document)
    }

    /// Name, kind and size, where nothing else can be shown.
    private static func card(_ document: InteractionDocument) -> UIView {
        let picture = UIImageView(image: document.icon(128))
        picture.contentMode = .center
        let name = label(document.name, .headline, .label)
        let kind = label(document.kind, .subheadline, .secondaryLabel)
        let size = label(document.size, .subheadline, .secondaryLabel)
        let column = UIStackView(arrangedSubviews: [picture, name, kind, size])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 6
        column.setCustomSpacing(16, after: picture)
        column.translatesAutoresizingMaskIntoConstraints = false
        let card = UIView()
        card.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: card.centerXAnchor), column.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            column.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, constant: -32),
        ])
        return card
    }

    private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}
