import CoreGraphics

/// A shape made of the outlines of two.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation { case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction }
    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    nonisolated init(_ first: First, _ second: Second, _ operation: Operation, _ eoFill: Bool) {
        (self.first, self.second, self.operation, self.eoFill) = (first, second, operation, eoFill)
    }

    nonisolated func path(in rect: CGRect) -> Path {
        let (one, other) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: one.union(other, eoFill: eoFill)
        case .intersection: one.intersection(other, eoFill: eoFill)
        case .subtracting: one.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: one.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: one.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: one.lineSubtraction(other, eoFill: eoFill)
        }
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Path {
    /// The parts of the path's lines that are in another one.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }
    /// The parts of the path's lines that are not in another one.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
    }
    /// The path's area by lines that do not cross.
    public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: eoFill ? .evenOdd : .winding)) }
}

extension Shape {
    /// Both shapes' areas together.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { CombinedShape(self, other, .union, eoFill) }
    /// What is in both shapes.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .intersection, eoFill)
    }
    /// What is not in another shape.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .subtracting, eoFill)
    }
    /// What is in one of both shapes only.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .symmetricDifference, eoFill)
    }
    /// The parts of the shape's lines that are in another one.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .lineIntersection, eoFill)
    }
    /// The parts of the shape's lines that are not in another one.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(self, other, .lineSubtraction, eoFill)
    }
}
