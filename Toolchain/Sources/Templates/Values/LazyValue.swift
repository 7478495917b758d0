/// A value that is made when a template first asks for it.
public final class LazyValue {
    private let make: (Context) throws -> Any?
    private let context: Context?
    private var made: Any?
    private var isMade = false

    /// A value that is made once.
    public convenience init(_ make: @autoclosure @escaping () throws -> Any?) {
        self.init { _ in try make() }
    }

    /// A value that is made once, with the variables at the place that first asks for it.
    public init(_ make: @escaping (Context) throws -> Any?) {
        self.make = make
        context = nil
    }

    /// A value that is made once, with the variables as they are now.
    public init(copying context: Context, _ make: @escaping (Context) throws -> Any?) {
        self.make = make
        self.context = Context(context.flattened(), environment: context.environment)
    }

    func value(in context: Context) throws -> Any? {
        if !isMade {
            made = try make(self.context ?? context)
            isMade = true
        }
        return made
    }
}
