import Foundation

/// The cities of GeoNames, from the library that Debian's `libgeonames0` has. The library is opened when somebody first asks.
///
/// Used on its queue.
package final class Gazetteer {
    /// Where it is used.
    package static let queue = DispatchQueue(label: "CoreLocation.Gazetteer")
    /// The gazetteer; `nil` where the library is not there, which is said once.
    package static let shared: Gazetteer? = Gazetteer()

    /// A city.
    package struct City {
        package let name: String
        package let state: String
        package let country: String
        package let countryCode: String
        package let timeZone: String
        package let coordinate: CLLocationCoordinate2D
        package let population: Int
    }

    private typealias Object = OpaquePointer
    private let query:
        @convention(c) (UnsafePointer<CChar>, Int32, UnsafeMutablePointer<UInt32>, Object?, Object?) -> UnsafeMutablePointer<Int32>?
    private let count: @convention(c) () -> Int32
    private let city: @convention(c) (Int32) -> Object?
    private let free: @convention(c) (Object?) -> Void
    private let release: @convention(c) (UnsafeMutableRawPointer?) -> Void
    private let texts: [@convention(c) (Object?) -> UnsafePointer<CChar>?]
    private let latitude: @convention(c) (Object?) -> Double
    private let longitude: @convention(c) (Object?) -> Double
    private let population: @convention(c) (Object?) -> UInt32
    private lazy var all: [City] = (0..<count()).compactMap(read)

    private init?() {
        guard let library = dlopen("libgeonames.so.0", RTLD_NOW | RTLD_LOCAL), let glib = dlopen("libglib-2.0.so.0", RTLD_NOW | RTLD_LOCAL)
        else {
            FileHandle.standardError.write(
                Data("sampan: places cannot be looked up without GeoNames' library: scripts/install CoreLocation installs it\n".utf8))
            return nil
        }
        func find<T>(_ name: String, in library: UnsafeMutableRawPointer, as type: T.Type = T.self) -> T? {
            dlsym(library, name).map { unsafeBitCast($0, to: T.self) }
        }
        func text(_ name: String) -> (@convention(c) (Object?) -> UnsafePointer<CChar>?)? { find("geonames_city_get_\(name)", in: library) }
        let texts = ["name", "state", "country", "country_code", "timezone"].compactMap(text)
        guard let query = find("geonames_query_cities_sync", in: library, as: type(of: self.query)),
            let count = find("geonames_get_n_cities", in: library, as: type(of: self.count)),
            let city = find("geonames_get_city", in: library, as: type(of: self.city)),
            let free = find("geonames_city_free", in: library, as: type(of: self.free)),
            let release = find("g_free", in: glib, as: type(of: self.release)),
            let latitude = find("geonames_city_get_latitude", in: library, as: type(of: self.latitude)),
            let longitude = find("geonames_city_get_longitude", in: library, as: type(of: self.longitude)),
            let population = find("geonames_city_get_population", in: library, as: type(of: self.population)), texts.count == 5
        else {
            FileHandle.standardError.write(Data("sampan: GeoNames' library is of another version than 0.3\n".utf8))
            return nil
        }
        (self.query, self.count, self.city, self.free, self.release) = (query, count, city, free, release)
        (self.texts, self.latitude, self.longitude, self.population) = (texts, latitude, longitude, population)
    }

    private func read(_ index: Int32) -> City? {
        guard let object = city(index) else { return nil }
        defer { free(object) }
        let words = texts.map { $0(object).map { String(cString: $0) } ?? "" }
        let coordinate = CLLocationCoordinate2D(latitude: latitude(object), longitude: longitude(object))
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        return City(
            name: words[0], state: words[1], country: words[2], countryCode: words[3], timeZone: words[4], coordinate: coordinate,
            population: Int(population(object)))
    }

    // MARK: Looking up

    /// All cities, in no order.
    package var cities: [City] { all }

    /// The cities whose names begin with a text, in any language that the library knows.
    package func cities(beginningWith text: String) -> [City] {
        guard !text.isEmpty, text.utf8.count < 200 else { return [] }
        var length: UInt32 = 0
        guard let found = query(text, 0, &length, nil, nil) else { return [] }
        defer { release(found) }
        return (0..<Int(length)).compactMap { read(found[$0]) }
    }

    /// The places that an address may mean, the likeliest first: cities named in it, held to the states and countries named besides.
    package func places(named address: String, near middle: CLLocationCoordinate2D?) -> [CLPlacemark] {
        let parts = address.split(whereSeparator: { $0 == "," || $0.isNewline }).prefix(12)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        var best: [(city: City, score: Int)] = []
        for (index, part) in parts.enumerated() {
            for name in Self.readings(of: part) {
                for city in cities(beginningWith: name) where Self.isSame(city.name, name) || index == 0 && parts.count == 1 {
                    let others = parts.enumerated().filter { $0.offset != index }.flatMap { Self.readings(of: $0.element) }
                    let named = [city.state, city.country, city.countryCode]
                    let agreeing = others.count { other in named.contains { Self.isSame($0, other) } }
                    let isExact = Self.isSame(city.name, name)
                    best.append((city, agreeing * 2 + (isExact ? 1 : 0)))
                }
            }
        }
        guard let top = best.map(\.score).max() else { return [] }
        var likely = best.filter { $0.score == top }.map(\.city)
        if let middle {
            likely.sort { Geodesic.distance($0.coordinate, middle) < Geodesic.distance($1.coordinate, middle) }
        } else {
            likely.sort { $0.population > $1.population }
        }
        return likely.prefix(1).map(Self.placemark)
    }

    /// The next city within fifty kilometres; farther away, up to two hundred, the country alone is said.
    package func places(near coordinate: CLLocationCoordinate2D) -> [CLPlacemark] {
        // What is far is left out by degrees first.
        let reach = 3.0
        let near = all.filter { city in
            abs(city.coordinate.latitude - coordinate.latitude) < reach
                && abs(remainder(city.coordinate.longitude - coordinate.longitude, 360)) * cos(coordinate.latitude * .pi / 180) < reach
        }
        .map { (city: $0, distance: Geodesic.distance($0.coordinate, coordinate)) }
        guard let next = near.min(by: { $0.distance < $1.distance }), next.distance < 200_000 else { return [] }
        var names = Self.names(of: next.city)
        if next.distance > 50_000 { (names.locality, names.administrativeArea, names.name) = (nil, nil, names.country) }
        let place = CLLocation(
            coordinate: coordinate, altitude: 0, horizontalAccuracy: max(100, next.distance), verticalAccuracy: -1, timestamp: Date())
        return [CLPlacemark(names: names, location: place, region: Self.region(coordinate, max(100, next.distance)))]
    }

    // MARK: Words

    /// A part of an address, and what it may name without a postal code or number.
    private static func readings(of part: String) -> [String] {
        let words = part.split(separator: " ").filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
        return words.isEmpty ? [] : words == part ? [part] : [words]
    }

    private static func isSame(_ first: String, _ second: String) -> Bool {
        first.compare(second, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }

    private static func names(of city: City) -> CLPlacemark.Names {
        var names = CLPlacemark.Names()
        func text(_ value: String) -> String? { value.isEmpty ? nil : value }
        (names.name, names.locality, names.administrativeArea) = (text(city.name), text(city.name), text(city.state))
        (names.country, names.isoCountryCode, names.timeZone) = (text(city.country), text(city.countryCode), text(city.timeZone))
        return names
    }

    private static func region(_ middle: CLLocationCoordinate2D, _ radius: Double) -> CLRegion {
        CLCircularRegion(
            center: middle, radius: radius,
            identifier: String(format: "<%+.8f,%+.8f> radius %.2f", middle.latitude, middle.longitude, radius))
    }

    private static func placemark(_ city: City) -> CLPlacemark {
        // A city's reach is told from its people: ten thousand in a square kilometre, and no less than a kilometre.
        let radius = max(1000, (Double(city.population) / 10_000 / .pi).squareRoot() * 1000)
        return CLPlacemark(
            names: names(of: city),
            location: CLLocation(
                coordinate: city.coordinate, altitude: 0, horizontalAccuracy: 100, verticalAccuracy: -1, timestamp: Date()),
            region: region(city.coordinate, radius))
    }
}
