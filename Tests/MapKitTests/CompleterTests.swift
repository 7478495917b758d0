import Foundation
import Testing

@testable import CoreLocation
@testable import MapKit

@Suite struct CompleterTests {
    private static func city(_ name: String, _ state: String, _ country: String, _ code: String, _ place: (Double, Double), _ people: Int)
        -> Gazetteer.City
    {
        Gazetteer.City(
            name: name, state: state, country: country, countryCode: code, timeZone: "",
            coordinate: CLLocationCoordinate2D(latitude: place.0, longitude: place.1), population: people)
    }

    private static let cities = [
        city("Paris", "Texas", "United States", "US", (33.66, -95.56), 25_000),
        city("Paris", "Île-de-France", "France", "FR", (48.85, 2.35), 2_100_000),
        city("Parintins", "Amazonas", "Brazil", "BR", (-2.63, -56.74), 70_000),
        city("Paris", "Île-de-France", "France", "FR", (48.86, 2.34), 10),
    ]

    private func titles(_ fragment: String, _ region: MKCoordinateRegion? = nil) -> [String] {
        MKLocalSearchCompletion.completions(of: fragment, in: region, cities: Self.cities).map(\.query)
    }

    @Test func largeCitiesComeFirstAndEachOnce() {
        #expect(titles("par") == ["Paris, Île-de-France, France", "Parintins, Amazonas, Brazil", "Paris, Texas, United States"])
        #expect(titles("").isEmpty && titles(" , ").isEmpty)
    }

    @Test func citiesInTheRegionComeBeforeOthers() {
        let texas = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 33, longitude: -97), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
        #expect(titles("par", texas).first == "Paris, Texas, United States")
    }

    @Test func whatStandsAfterACommaBeginsAStateOrCountry() {
        #expect(titles("Paris, fr") == ["Paris, Île-de-France, France"] && titles("paris, tex, us") == ["Paris, Texas, United States"])
        #expect(titles("Paris, ile") == ["Paris, Île-de-France, France"])
    }

    @Test func whatWasTypedIsMarked() throws {
        let first = try #require(MKLocalSearchCompletion.completions(of: "PAR, fra", in: nil, cities: Self.cities).first)
        #expect(first.title == "Paris" && first.titleHighlightRanges.map(\.rangeValue) == [NSRange(location: 0, length: 3)])
        #expect(
            first.subtitle == "Île-de-France, France"
                && first.subtitleHighlightRanges.map(\.rangeValue) == [NSRange(location: 15, length: 3)])
        #expect(MKLocalSearch.Request(completion: first).naturalLanguageQuery == "Paris, Île-de-France, France")
    }

    @Test @MainActor func theDelegateIsToldOfTheLastQuestionOnly() async {
        let (completer, log) = (MKLocalSearchCompleter(), CompleterLog())
        completer.delegate = log
        completer.queryFragment = "xyzzy"
        completer.queryFragment = "xyzzyville"
        #expect(completer.isSearching)
        for _ in 0..<2000 where log.told == 0 { try? await Task.sleep(for: .milliseconds(2)) }
        #expect(log.told == 1 && !completer.isSearching && completer.results.isEmpty)
        completer.queryFragment = "xyzzy"
        completer.cancel()
        #expect(!completer.isSearching)
        try? await Task.sleep(for: .milliseconds(50))
        #expect(log.told == 1)
    }

    @Test func kindsOfResultsAreSaidInTheOldWayToo() {
        let completer = MKLocalSearchCompleter()
        #expect(completer.filterType == .locationsAndQueries)
        completer.filterType = .locationsOnly
        #expect(completer.resultTypes == [.address, .pointOfInterest])
        #expect(MKLocalSearchCompleter.ResultType.query.rawValue == 4)
    }
}

/// Counts what a completer tells: results, or that there is no gazetteer.
private final class CompleterLog: NSObject, MKLocalSearchCompleterDelegate {
    nonisolated(unsafe) var told = 0
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { told += 1 }
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { told += 1 }
}
