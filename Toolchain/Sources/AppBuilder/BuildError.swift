/// Why an app could not be built. Every case says what to do, or where to look.
public enum BuildError: Error, CustomStringConvertible {
    /// The compiler, or the step before it, reported errors; they have been printed.
    case compilation(module: String)
    /// The linker failed, with its output.
    case linking(product: String, output: String)
    /// Resources could not be compiled; the errors have been printed.
    case resources([String])
    /// The frameworks did not build, with the output's end.
    case frameworks(output: String)
    /// The project needs something that Sampan cannot do.
    case unsupported(String)
    /// A target that is to have tests has none of XCTest's.
    case noTests(target: String)
    /// Something on disk is not as expected.
    case file(path: String, message: String)

    /// The message for a person.
    public var description: String {
        switch self {
        case .compilation(let module): "error: module \"\(module)\" did not compile"
        case .linking(let product, let output): "error: \"\(product)\" did not link:\n\(output)"
        case .resources(let paths): "error: could not be compiled: \(paths.joined(separator: ", "))"
        case .frameworks(let output): "error: the frameworks did not build:\n\(output)"
        case .unsupported(let message): "error: \(message)"
        case .noTests(let target): "error: target \"\(target)\" has no XCTest tests"
        case .file(let path, let message): "\(path): error: \(message)"
        }
    }
}
