// What Core Graphics makes is told apart by which object it is, as are all objects of Core Foundation that say nothing else.

extension CGContext: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGContext, right: CGContext) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGGradient: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGGradient, right: CGGradient) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPattern: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGPattern, right: CGPattern) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGFunction: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGFunction, right: CGFunction) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGShading: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGShading, right: CGShading) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataProvider: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGDataProvider, right: CGDataProvider) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGLayer: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGLayer, right: CGLayer) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataConsumer: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGDataConsumer, right: CGDataConsumer) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPDFDocument: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGPDFDocument, right: CGPDFDocument) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPDFPage: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGPDFPage, right: CGPDFPage) -> Bool { left === right }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
