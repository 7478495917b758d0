import CoreLocation
import Foundation

/// What a few letters may become. See https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The place's name.
    public let title: String
    /// Where in the name the letters are, as values of `NSRange`.
    public let titleHighlightRanges: [NSValue]
    /// Where the place is: its state and country.
    public let subtitle: String
    /// Where in that the letters are, as values of `NSRange`.
    public let subtitleHighlightRanges: [NSValue]

    init(title: String, titleRanges: [NSRange], subtitle: String, subtitleRanges: [NSRange]) {
        (self.title, self.subtitle) = (title, subtitle)
        titleHighlightRanges = titleRanges.map { NSValue(range: $0) }
        subtitleHighlightRanges = subtitleRanges.map { NSValue(range: $0) }
        super.init()
    }

    /// The words by which a search finds the place.
    var query: String { subtitle.isEmpty ? title : "\(title), \(subtitle)" }

    /// So many are told at most.
    static let limit = 10

    /// What letters may become, the likeliest first: cities whose names begin so, in the region before others, the larger ones first. What stands
    /// after a comma is the beginning of a state or country.
    ///
    /// - Parameter cities: the cities whose names begin with the letters before the first comma, in some language.
    static func completions(
        of fragment: String, in region: MKCoordinateRegion?, cities: [Gazetteer.City]
    ) -> [MKLocalSearchCompletion] {
        let words = parts(of: fragment)
        guard let name = words.first else { return [] }
        let area = region.map(\.mapRect)
        var known: Set<String> = []
        return
            cities
            .filter { city in
                words.dropFirst().allSatisfy { part in
                    [city.state, city.country, city.countryCode].contains { beginning($0, with: part) != nil }
                }
            }
            .map { city in (city: city, isNear: area?.contains(MKMapPoint(city.coordinate)) ?? false) }
            .sorted { ($0.isNear ? 1 : 0, $0.city.population) > ($1.isNear ? 1 : 0, $1.city.population) }
            .map { completion($0.city, name, Array(words.dropFirst())) }
            .filter { known.insert($0.query).inserted }
            .prefix(limit).map(\.self)
    }

    /// The parts of an address that are written so far.
    static func parts(of fragment: String) -> [String] {
        fragment.split(whereSeparator: { $0 == "," || $0.isNewline }).prefix(4).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }

    private static func completion(_ city: Gazetteer.City, _ name: String, _ others: [String]) -> MKLocalSearchCompletion {
        var (subtitle, ranges) = ("", [NSRange]())
        for text in [city.state, city.country] where !text.isEmpty && text != city.name {
            if !subtitle.isEmpty { subtitle += ", " }
            let start = (subtitle as NSString).length
            for other in others {
                guard let range = beginning(text, with: other) else { continue }
                ranges.append(NSRange(location: start + range.location, length: range.length))
                break
            }
            subtitle += text
        }
        return MKLocalSearchCompletion(
            title: city.name, titleRanges: beginning(city.name, with: name).map { [$0] } ?? [], subtitle: subtitle, subtitleRanges: ranges)
    }

    /// Where a text begins with another; `nil` if it does not.
    private static func beginning(_ text: String, with start: String) -> NSRange? {
        let range = (text as NSString).range(of: start, options: [.caseInsensitive, .diacriticInsensitive, .anchored])
        return range.location == NSNotFound ? nil : range
    }
}
