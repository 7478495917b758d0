import Foundation

/// The hosts that there are. Each enters itself when its module is loaded:
///
///     private enum Entry {
///         @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
///             HostRegistry.register("window") { WindowHost(options: $0) }
///         }
///     }
public enum HostRegistry {
    /// Makes a host for what is asked for.
    public typealias Maker = @MainActor (LaunchOptions) -> any AppHost

    /// A name that no host has.
    public struct UnknownHost: Error, CustomStringConvertible, Equatable {
        /// What was asked for, and what there is.
        public let description: String
    }

    private struct Entry {
        var name: String
        var suits: ([String: String]) -> Bool
        var make: Maker
    }

    /// Written by initializers of libraries, before anything reads it.
    nonisolated(unsafe) private static var entries: [Entry] = []

    /// The host that is taken where no other suits the environment: it needs nothing.
    public static let fallback = "headless"

    /// Enters a host under the name that `SAMPAN_HOST` and `sampan run --host` call it by; the name's module is "Host" and that name.
    ///
    /// - Parameter suits: whether this host is the one to take in an environment that names none. If several are, it is the first by name.
    public static func register(
        _ name: String, where suits: @escaping ([String: String]) -> Bool = { _ in false }, _ make: @escaping Maker
    ) {
        entries.removeAll { $0.name == name }
        entries.append(Entry(name: name, suits: suits, make: make))
        entries.sort { $0.name < $1.name }
    }

    /// The names of all hosts, sorted.
    public static var names: [String] { entries.map(\.name) }

    /// Makes the host that options name, or the one that suits the environment.
    @MainActor
    public static func make(_ options: LaunchOptions, environment: [String: String]) throws -> any AppHost {
        let name = options.host ?? entries.first { $0.suits(environment) }?.name ?? fallback
        guard let entry = entries.first(where: { $0.name == name }) else {
            throw UnknownHost(description: "there is no host \"\(name)\"; there are: \(names.joined(separator: ", "))")
        }
        return entry.make(options)
    }
}
