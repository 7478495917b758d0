import SwiftSyntax

@section(".init_array") @used private let entry: @convention(c) () -> Void = { Rules.enter(AvailabilityRule.self) }

/// `#available(iOS 17, *)` and `#unavailable(iOS 17)`: to the compiler on Linux everything is available, so the device's version is asked as
/// the app runs. A question about other platforms alone stays as it is.
struct AvailabilityRule: LoweringRule {
    private let conditions: Sites<AvailabilityConditionSyntax>

    init(_ context: RuleContext) {
        conditions = context.sites(AvailabilityConditionSyntax.self) { AvailabilityRule.version(in: $0) != nil }
    }

    func apply() {
        for site in conditions.all {
            guard let version = AvailabilityRule.version(in: site.node) else { continue }
            let isNegated = site.node.availabilityKeyword.tokenKind == .poundUnavailable
            site.unit.imports.insert("SampanHost")
            site.unit.replace(site.node, with: "\(isNegated ? "!" : "")SampanHost.SystemVersion.isAtLeast(\(version))")
        }
    }

    /// The version of iOS that is asked for, as arguments: "17, 5".
    private static func version(in condition: AvailabilityConditionSyntax) -> String? {
        for argument in condition.availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument, restriction.platform.text == "iOS",
                let version = restriction.version
            else { continue }
            return ([version.major.text] + version.components.map(\.number.text)).joined(separator: ", ")
        }
        return nil
    }
}
