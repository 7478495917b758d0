extension Text {
    /// A number that is shown if it is not zero.
    init?(badge count: Int) {
        guard count != 0 else { return nil }
        self.init("\(count)")
    }
}

extension View {
    /// Puts a number onto the view's tab, or at the end of its row, if it is not zero.
    public func badge(_ count: Int) -> some View { badge(Text(badge: count)) }
    /// Puts a text onto the view's tab, or at the end of its row.
    public func badge(_ label: Text?) -> some View { modifier(TraitModifier { $0.badge = label }) }
    /// Puts a word onto the view's tab, or at the end of its row.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    /// Puts a word onto the view's tab, or at the end of its row.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
