import UIKit

/// A card: a heading, a picture that is alive, its controls, and a line of explanation.
class CardView: UIView {
    init(title: String, text: String, canvas: UIView, height: CGFloat, controls: [UIView]) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16

        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        let textLabel = UILabel()
        textLabel.text = text
        textLabel.font = .systemFont(ofSize: 13)
        textLabel.textColor = .secondaryLabel
        textLabel.numberOfLines = 0

        let column = UIStackView(arrangedSubviews: [titleLabel, textLabel, canvas] + controls)
        column.axis = .vertical
        column.spacing = 12
        column.setCustomSpacing(4, after: titleLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            canvas.heightAnchor.constraint(equalToConstant: height),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("cards are made in code") }
}

#Preview("Card", traits: .fixedLayout(width: 360, height: 260)) {
    let canvas = UIView()
    canvas.backgroundColor = .systemOrange
    return CardView(title: "A card", text: "What is shown, and what it is about.", canvas: canvas, height: 120, controls: [UISlider()])
}
