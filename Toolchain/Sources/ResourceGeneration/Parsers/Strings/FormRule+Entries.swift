import SampanFormRules
import XcodeProject

extension FormRule {
    /// The rule that an entry of a `.stringsdict` is; `nil` for a text.
    package init?(entry: PropertyList, language: String) {
        guard let parts = entry.dictionary, let format = parts["NSStringLocalizedFormatKey"]?.string else { return nil }
        var variables: [String: Variable] = [:]
        for (name, variable) in parts {
            guard let forms = variable.dictionary else { continue }
            let texts = forms.filter { !$0.key.hasPrefix("NSString") }.compactMapValues(\.string)
            variables[name] = Variable(type: forms["NSStringFormatValueTypeKey"]?.string ?? "d", forms: texts)
        }
        self.init(language: language, format: format, variables: variables)
    }
}

extension PropertyList {
    /// Of an entry whose texts differ by device, a phone's.
    var phoneEntry: PropertyList {
        guard let devices = self["NSStringDeviceSpecificRuleType"]?.dictionary else { return self }
        return (["iphone", "other"] + devices.keys.sorted()).lazy.compactMap { devices[$0] }.first ?? self
    }
}

/// The rules of string catalogs (`.xcstrings`).
package enum CatalogRules {
    /// A plural's variations, a text with plural substitutions, or texts that differ by device, as an entry of a `.stringsdict`; `nil` for a text.
    package static func entry(of localization: PropertyList) -> PropertyList? {
        let variations = localization["variations"]
        if let devices = variations?["device"]?.dictionary {
            // Each device may have forms of its own, and what is substituted is the same for all.
            let texts = devices.compactMapValues { device in
                let whole = device.dictionary?.merging(localization.dictionary?.filter { $0.key == "substitutions" } ?? [:]) { own, _ in own
                }
                return whole.flatMap { entry(of: .dictionary($0)) } ?? device["stringUnit"]?["value"]
            }
            return .dictionary(["NSStringDeviceSpecificRuleType": .dictionary(texts)])
        }
        if let forms = variations?["plural"] {
            return rule(format: "%#@value@", variables: ["value": forms], formats: ["value": "lld"])
        }
        guard let substitutions = localization["substitutions"]?.dictionary else { return nil }
        let formats = substitutions.mapValues { $0["formatSpecifier"]?.string ?? "lld" }
        let variables = substitutions.compactMapValues { $0["variations"]?["plural"] }
        // What a substitution stands for may be said by its number alone.
        let format = FormatVariable.replaced(in: localization["stringUnit"]?["value"]?.string ?? "") { name, position in
            let stated = substitutions[name]?["argNum"]?.string.flatMap { Int($0) }
            let place = (position ?? stated).map { "\($0)$" } ?? ""
            // One that does not vary is written as it is.
            guard variables[name] == nil, let specifier = formats[name] else { return "%\(place)#@\(name)@" }
            return "%\(place)\(specifier)"
        }
        return rule(format: format, variables: variables, formats: formats)
    }

    private static func rule(format: String, variables: [String: PropertyList], formats: [String: String]) -> PropertyList {
        var entry: [String: PropertyList] = ["NSStringLocalizedFormatKey": .string(format)]
        for (name, forms) in variables {
            var variable: [String: PropertyList] = [
                "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"),
                "NSStringFormatValueTypeKey": .string(formats[name] ?? "lld"),
            ]
            for (form, text) in forms.dictionary ?? [:] {
                let value = text["stringUnit"]?["value"]?.string ?? ""
                variable[form] = .string(value.replacing("%arg", with: "%" + (formats[name] ?? "lld")))
            }
            entry[name] = .dictionary(variable)
        }
        return .dictionary(entry)
    }
}
