/// Where something stands in a configuration.
package struct ConfigurationPlace: Hashable, Sendable, CustomStringConvertible {
    /// The configuration's path.
    let path: String
    /// The line, from 1.
    let line: Int
    /// The column in characters, from 1.
    let column: Int

    package var description: String { "\(path):\(line):\(column)" }
}

/// Where an entry of a configuration, or an output, stands, and its keys.
struct ConfigurationPlaces: Hashable, Sendable {
    /// Its beginning.
    var own: ConfigurationPlace
    /// The values of its keys.
    var keys: [String: ConfigurationPlace] = [:]

    /// The place of a key's value, or that of the whole.
    subscript(key: String?) -> ConfigurationPlace { key.flatMap { keys[$0] } ?? own }
}

extension GenerationError {
    /// The key whose value is wrong, where that can be said without the configuration.
    private var key: String? {
        switch self {
        case .filter: "filter"
        case .unknownOption, .optionType: "options"
        case .notFound: "inputs"
        case .namedTemplateNotFound: "templateName"
        case .templateNotFound: "templatePath"
        default: nil
        }
    }

    /// The errors of a body with the places that they are about, where a configuration has said so and they have none yet.
    static func locating<T>(_ places: ConfigurationPlaces?, key: String? = nil, _ body: () throws -> T) throws -> T {
        do { return try body() } catch let error as GenerationError {
            if case .at = error { throw error }
            guard let place = places?[key ?? error.key] else { throw error }
            throw GenerationError.at(path: place.path, line: place.line, column: place.column, error)
        }
    }
}
