import SwiftSyntax

/// Names from before Swift 3 for which there are better ones.
final class LegacyDetector: Detector, SwiftScanner {
    static let constants = Issue(
        "LegacyConstant", LegacyDetector.self, like: "legacy_constant", .style, "A constant of C's has a Swift name",
        why: "`CGRect.zero` is found by completion, and typed.", priority: 2, debt: 1,
        noncompliant: ["let a = ↓CGRectZero\n"], compliant: ["let a = CGRect.zero\n"])
    static let constructors = Issue(
        "LegacyConstructor", LegacyDetector.self, like: "legacy_constructor", .style, "A function of C's makes a value",
        why: "The type's initializer has labels.", priority: 2, debt: 1,
        noncompliant: ["let a = ↓CGPointMake(1, 2)\n"], compliant: ["let a = CGPoint(x: 1, y: 2)\n"])
    static let geometry = Issue(
        "LegacyGeometry", LegacyDetector.self, like: "legacy_cggeometry_functions", .style, "A function of C's asks a rectangle",
        why: "Rectangles have members for it.", priority: 2, debt: 1,
        noncompliant: ["let a = ↓CGRectGetWidth(rect)\n"], compliant: ["let a = rect.width\n"])
    static let nsGeometry = Issue(
        "LegacyNSGeometry", LegacyDetector.self, like: "legacy_nsgeometry_functions", .style, "A function of C's asks a rectangle",
        why: "Rectangles have members for it.", priority: 2, debt: 1,
        noncompliant: ["let a = ↓NSWidth(rect)\n"], compliant: ["let a = rect.width\n"])
    static let random = Issue(
        "LegacyRandom", LegacyDetector.self, like: "legacy_random", .style, "A number is drawn with a function of C's",
        why: "`random(in:)` draws evenly from any range.", priority: 3, debt: 2,
        noncompliant: ["let a = ↓arc4random()\n"], compliant: ["let a = Int.random(in: 0..<10)\n"])
    static let hashing = Issue(
        "LegacyHashing", LegacyDetector.self, like: "legacy_hashing", .style, "A hash value is computed by hand",
        why: "`hash(into:)` mixes well, and cannot be attacked.", priority: 3, debt: 5,
        noncompliant: ["struct A: Hashable {\n    ↓var hashValue: Int { 1 }\n}\n"],
        compliant: ["struct A: Hashable {\n    func hash(into hasher: inout Hasher) {}\n}\n"])
    static let multiple = Issue(
        "LegacyMultiple", LegacyDetector.self, like: "legacy_multiple", .style, "A remainder is compared with zero",
        why: "`isMultiple(of:)` says what is asked, and works for negative numbers.", priority: 2, debt: 1, isEnabledByDefault: false,
        noncompliant: ["let even = a ↓% 2 == 0\n", "let even = 0 == a ↓% 2\n"],
        compliant: ["let even = a.isMultiple(of: 2)\nlet rest = a % 2 == 1\n"])
    static let objectTypes = Issue(
        "LegacyObjectType", LegacyDetector.self, like: "legacy_objc_type", .style, "A class of Foundation's has a Swift type",
        why: "Swift's own types are values, and bridge by themselves.", priority: 2,
        options: [IssueOption("allowed_types", .texts([]), "Classes that are left alone.")], isEnabledByDefault: false,
        noncompliant: ["var a: ↓NSString\n", "var a: Foundation.↓NSString\n"], compliant: ["var a: String\n"])

    private static let constantNames: Set<String> = [
        "CGRectInfinite", "CGPointZero", "CGRectZero", "CGSizeZero", "NSZeroPoint", "NSZeroRect", "NSZeroSize", "CGRectNull",
        "CGFloat(M_PI)",
        "M_PI",
    ]
    private static let constructorNames: Set<String> = [
        "CGRectMake", "CGPointMake", "CGSizeMake", "CGVectorMake", "NSMakePoint", "NSMakeSize", "NSMakeRect", "NSMakeRange",
        "NSEdgeInsetsMake",
        "UIEdgeInsetsMake", "UIOffsetMake",
    ]
    private static let geometryNames: Set<String> = Set(
        [
            "GetWidth", "GetHeight", "GetMinX", "GetMidX", "GetMaxX", "GetMinY", "GetMidY", "GetMaxY", "IsNull", "IsEmpty", "IsInfinite",
            "Standardize",
            "Integral", "Inset", "Offset", "Union", "Intersection", "ContainsRect", "ContainsPoint", "IntersectsRect",
        ].map { "CGRect" + $0 })
    private static let nsGeometryNames: Set<String> = [
        "NSWidth", "NSHeight", "NSMinX", "NSMidX", "NSMaxX", "NSMinY", "NSMidY", "NSMaxY", "NSEqualRects", "NSEqualSizes", "NSEqualPoints",
        "NSEdgeInsetsEqual", "NSIsEmptyRect", "NSIntegralRect", "NSInsetRect", "NSOffsetRect", "NSUnionRect", "NSIntersectionRect",
        "NSContainsRect", "NSPointInRect", "NSIntersectsRect",
    ]
    private static let randomNames: Set<String> = ["random", "arc4random", "arc4random_uniform", "drand48"]
    private static let objectNames: Set<String> = [
        "NSAffineTransform", "NSArray", "NSCalendar", "NSCharacterSet", "NSData", "NSDateComponents", "NSDateInterval", "NSDate",
        "NSDecimalNumber",
        "NSDictionary", "NSIndexPath", "NSIndexSet", "NSLocale", "NSMeasurement", "NSNotification", "NSNumber", "NSPersonNameComponents",
        "NSSet",
        "NSString", "NSTimeZone", "NSURL", "NSURLComponents", "NSURLQueryItem", "NSURLRequest", "NSUUID",
    ]

    func register(_ visits: SwiftVisits) {
        visits.visit(DeclReferenceExprSyntax.self) { context, node in
            let name = node.baseName.text
            guard let first = name.utf8.first, first == 67 || first == 78 || first == 77 else { return }
            if Self.constantNames.contains(name) { context.report(Self.constants, at: node, "\"\(name)\" has a name of Swift's.") }
            if Self.isObject(name, context),
                node.parent?.is(MemberAccessExprSyntax.self) != true || node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
            {
                context.report(Self.objectTypes, at: node, "Use Swift's own type instead of \"\(name)\".")
            }
        }
        visits.visit(IdentifierTypeSyntax.self) { context, node in
            if Self.isObject(node.name.text, context) {
                context.report(Self.objectTypes, at: node, "Use Swift's own type instead of \"\(node.name.text)\".")
            }
        }
        visits.visit(MemberTypeSyntax.self) { context, node in
            if node.baseType.trimmedDescription == "Foundation", Self.isObject(node.name.text, context) {
                context.report(Self.objectTypes, at: node.name, "Use Swift's own type instead of \"\(node.name.text)\".")
            }
        }
        visits.visit(FunctionCallExprSyntax.self) { context, node in
            guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
            if Self.constructorNames.contains(name) { context.report(Self.constructors, at: node, "Use the type's initializer.") }
            if Self.geometryNames.contains(name) { context.report(Self.geometry, at: node, "Use the rectangle's own member.") }
            if Self.nsGeometryNames.contains(name) { context.report(Self.nsGeometry, at: node, "Use the rectangle's own member.") }
            if Self.randomNames.contains(name) { context.report(Self.random, at: node, "Use \"random(in:)\".") }
        }
        visits.visit(VariableDeclSyntax.self) { context, node in
            guard node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindingSpecifier.tokenKind == .keyword(.var),
                node.bindings.count == 1,
                let binding = node.bindings.first, binding.pattern.trimmedDescription == "hashValue",
                binding.typeAnnotation?.type.trimmedDescription == "Int", !node.modifiers.has(.static, .class)
            else { return }
            context.report(Self.hashing, at: node, "Implement \"hash(into:)\".")
        }
        visits.visit(SequenceExprSyntax.self) { context, node in
            let elements = Array(node.elements)
            for index in elements.indices {
                guard let op = elements[index].as(BinaryOperatorExprSyntax.self), op.operator.text == "%", index + 3 < elements.count,
                    let comparison = elements[index + 2].as(BinaryOperatorExprSyntax.self)?.operator.text,
                    comparison == "==" || comparison == "!=",
                    elements[index + 3].integer == 0, !elements[index + 1].is(ClosureExprSyntax.self)
                else {
                    if Self.isComparedBefore(elements, index) {
                        context.report(Self.multiple, at: elements[index], "Use \"isMultiple(of:)\".")
                    }
                    continue
                }
                context.report(Self.multiple, at: op, "Use \"isMultiple(of:)\".")
            }
        }
    }

    /// Whether a remainder follows a comparison with zero: `0 == a % 2`.
    private static func isComparedBefore(_ elements: [ExprSyntax], _ index: Int) -> Bool {
        guard index >= 3, elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "%",
            let comparison = elements[index - 2].as(BinaryOperatorExprSyntax.self)?.operator.text
        else { return false }
        return (comparison == "==" || comparison == "!=") && elements[index - 3].integer == 0
    }

    private static func isObject(_ name: String, _ context: SwiftContext) -> Bool {
        objectNames.contains(name) && !context.settings(for: objectTypes).strings("allowed_types").contains(name)
    }
}
