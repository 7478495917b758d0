import Foundation
import SampanHost
import UIKit

/// What the person allows the app to know of places, and how it is asked.
final class LocationAuthorization: @unchecked Sendable {
    static let shared = LocationAuthorization(permissions: .shared, information: Bundle.main.object(forInfoDictionaryKey:))

    private let permissions: Permissions
    /// The app's information by its keys.
    private let information: (String) -> Any?
    private let lock = NSLock()
    private var isFullForNow = false
    /// The app is to know places always, as it asked; the person is asked about that when it first does in the background.
    private var isAlwaysForNow = false
    /// Called on the main thread when what is allowed may have changed.
    @MainActor var onChange: () -> Void = {}
    @MainActor private(set) var isAsking = false

    init(permissions: Permissions, information: @escaping (String) -> Any?) {
        (self.permissions, self.information) = (permissions, information)
        permissions.observe { [weak self] service in
            guard [.location, .locationAlways].contains(service) else { return }
            self?.noteChange(of: service)
        }
    }

    private func noteChange(of service: PrivacyService) {
        if service == .location, permissions.answer(for: .location) == nil { lock.withLock { isAlwaysForNow = false } }
        DispatchQueue.main.async { [weak self] in self?.onChange() }
    }

    var status: CLAuthorizationStatus {
        let (use, always) = (permissions.answer(for: .location), permissions.answer(for: .locationAlways))
        if use == .denied { return .denied }
        if always == .granted { return .authorizedAlways }
        if use != nil { return lock.withLock { isAlwaysForNow } ? .authorizedAlways : .authorizedWhenInUse }
        return always == .denied ? .denied : .notDetermined
    }

    var isAllowed: Bool { status == .authorizedAlways || status == .authorizedWhenInUse }

    /// Whether the app asks, in its information, not to know exactly.
    var accuracy: CLAccuracyAuthorization {
        let isReduced = information("NSLocationDefaultAccuracyReduced") as? Bool ?? false
        return isReduced && !lock.withLock { isFullForNow } ? .reducedAccuracy : .fullAccuracy
    }

    /// A place as the app may know it: inexactly, in the middle of a square of some kilometres, if that is so.
    func limited(_ location: CLLocation, _ wanted: CLLocationAccuracy) -> CLLocation {
        guard accuracy == .reducedAccuracy || wanted == kCLLocationAccuracyReduced else { return location }
        let side = 0.05
        func middle(_ value: Double) -> Double { ((value / side).rounded(.down) + 0.5) * side }
        return CLLocation(
            coordinate: CLLocationCoordinate2D(
                latitude: middle(location.coordinate.latitude), longitude: middle(location.coordinate.longitude)),
            altitude: 0, horizontalAccuracy: 4000, verticalAccuracy: -1, timestamp: location.timestamp)
    }

    // MARK: Asking

    private func text(_ key: String) -> String? {
        guard let text = information(key) as? String, !text.isEmpty else { return nil }
        return Bundle.main.localizedString(forKey: key, value: text, table: "InfoPlist")
    }

    private static func refuse(_ what: String) {
        FileHandle.standardError.write(
            Data(
                """
                This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist must contain \
                \(what) explaining to the user how the app uses this data\n
                """.utf8))
    }

    private static let useKey = "NSLocationWhenInUseUsageDescription"
    private static let alwaysKey = "NSLocationAlwaysAndWhenInUseUsageDescription"

    @MainActor func requestWhenInUse() {
        guard status == .notDetermined, !isAsking else { return }
        guard let reason = text(Self.useKey) else { return Self.refuse("an “\(Self.useKey)” key with a string value") }
        ask(reason, isAlways: false)
    }

    @MainActor func requestAlways() {
        let status = status
        guard status == .notDetermined || status == .authorizedWhenInUse, !isAsking else { return }
        guard let use = text(Self.useKey), let always = text(Self.alwaysKey) else {
            return Self.refuse("both “\(Self.alwaysKey)” and “\(Self.useKey)” keys with string values")
        }
        if status == .notDetermined { return ask(use, isAlways: true) }
        // The person is asked once; who was allowed it once only is not asked.
        guard permissions.answer(for: .locationAlways) == nil, permissions.answer(for: .location) == .granted else { return }
        askForAlways(always)
    }

    @MainActor private func ask(_ reason: String, isAlways: Bool) {
        isAsking = true
        let answer = { [self] (answer: PrivacyAnswer) in
            isAsking = false
            if answer == .granted { lock.withLock { isAlwaysForNow = isAlways } }
            permissions.set(answer, for: .location)
        }
        SystemAlert.ask(
            "Allow “\(Bundle.main.displayName)” to use your location?", message: reason,
            choices: [
                .init("Allow Once") { answer(.grantedOnce) },
                .init("Allow While Using App") { answer(.granted) },
                .init("Don’t Allow") { answer(.denied) },
            ])
    }

    @MainActor private func askForAlways(_ reason: String) {
        isAsking = true
        let answer = { [self] (answer: PrivacyAnswer) in
            isAsking = false
            lock.withLock { isAlwaysForNow = false }
            permissions.set(answer, for: .locationAlways)
        }
        SystemAlert.ask(
            "Allow “\(Bundle.main.displayName)” to also use your location even when you are not using the app?", message: reason,
            choices: [
                .init("Keep Only While Using") { answer(.denied) },
                .init("Change to Always Allow") { answer(.granted) },
            ])
    }

    /// The app came to know a place in the background: the person, who allowed it for the foreground, is asked about that.
    @MainActor func noteUseInBackground() {
        guard lock.withLock({ isAlwaysForNow }), !isAsking, let reason = text(Self.alwaysKey) else { return }
        askForAlways(reason)
    }

    @MainActor func requestFullAccuracy(_ key: String, completion: @escaping ((any Error)?) -> Void) {
        guard accuracy == .reducedAccuracy else { return completion(nil) }
        guard isAllowed else { return completion(CLError(.denied)) }
        let texts = information("NSLocationTemporaryUsageDescriptionDictionary") as? [String: String]
        guard let reason = texts?[key], !reason.isEmpty else {
            Self.refuse("an “NSLocationTemporaryUsageDescriptionDictionary” key with an entry “\(key)”")
            return completion(CLError(.denied))
        }
        SystemAlert.ask(
            "Allow “\(Bundle.main.displayName)” to use your precise location once?", message: reason,
            choices: [
                .init("Allow Once") { [self] in
                    lock.withLock { isFullForNow = true }
                    completion(nil)
                    onChange()
                },
                .init("Don’t Allow") { completion(CLError(.promptDeclined)) },
            ])
    }
}
