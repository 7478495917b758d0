import CSDL2
import Foundation

/// SDL's functions. The library is loaded when they are first asked for, for the first window.
@MainActor
enum SDL {
    /// The library's name by its binary interface, the same on every distribution.
    private static let library = "libSDL2-2.0.so.0"

    private static let loaded: Result<SDLFunctions, SDLFailure> = {
        guard let functions = SDLFunctionsLoad(library) else {
            let reason = dlerror().map { String(cString: $0) } ?? library
            return .failure(SDLFailure(description: "No window can be opened: SDL 2 cannot be loaded (\(reason))"))
        }
        return .success(functions.pointee)
    }()

    /// Loads SDL where it is not loaded yet.
    static func load() throws -> SDLFunctions { try loaded.get() }
}

/// SDL could not do what was asked.
struct SDLFailure: Error, CustomStringConvertible {
    let description: String
}

extension SDLFunctions {
    /// Why the last call failed.
    func failure(_ doing: String) -> SDLFailure { SDLFailure(description: "\(doing): \(GetError().map { String(cString: $0) } ?? "")") }
}
