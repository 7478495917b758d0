/// How far lowering follows what may go round in circles or never end in damaged sources.
enum Limits {
    /// How many steps from one declaration to the next are followed: type aliases, superclasses, bounds of generic parameters, and
    /// expressions whose type follows from others.
    static let steps = 64
}
