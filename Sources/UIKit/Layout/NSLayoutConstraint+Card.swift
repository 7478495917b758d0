import SampanInterfaceBuilder

extension ClassCard {
    /// What documents say of a constraint is set when it is made.
    static let layoutConstraint = ClassCard(NSLayoutConstraint.self)
}
