import Foundation

/// How an object of a class known only at run time is made from a document.
private struct DocumentInitializer {
    let make: @MainActor (AnyClass, NSCoder) -> AnyObject?
}

extension CardFact {
    /// How objects of the class and its subclasses are made from a document: by their `init(coder:)`.
    package static func initializer(_ make: @escaping @MainActor (Object.Type, NSCoder) -> Object?) -> Self {
        Self(DocumentInitializer { cls, coder in (cls as? Object.Type).flatMap { make($0, coder) } })
    }
}

extension ClassCards {
    /// The `init(coder:)` of a class that is only known at run time, if the classes of its kind have one.
    static func documentInitializer(of cls: AnyClass) -> ((NSCoder) -> AnyObject?)? {
        fact(DocumentInitializer.self, of: cls).map { initializer in { initializer.make(cls, $0) } }
    }
}
