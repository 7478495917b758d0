open class OpenClass {
    open func opened() {}
    public func published() {}
    public init() {}
}

public class PublicClass {
    public func published() {}
    public init() {}
}

internal class InternalClass {}
class DefaultClass {}
public struct Settings {
    public private(set) var count = 0
    public internal(set) var name = ""
    var secret = 1
    public init() {}
}

public protocol Speaker { func speak() }

class User: PublicClass {
    override func published() { _ = (InternalClass(), DefaultClass(), Settings().secret) }
}
