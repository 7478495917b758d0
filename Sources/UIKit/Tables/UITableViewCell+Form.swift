extension UITableViewCell {
    /// Creates a row of a form: views side by side, at least as high as a finger needs. The row itself is not selected.
    package convenience init(row views: [UIView]) {
        self.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor), row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor), row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }
}
