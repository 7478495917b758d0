extension OutputCases {
    private static let bundle = ("-customBundle", ["bundle=ResourcesBundle.bundle"])
    private static let fileNames = ("-forceFileNameEnum", ["forceFileNameEnum"])
    private static let paths = ("-preservePath", ["preservePath"])
    private static let access = ("-publicAccess", ["publicAccess"])

    /// All templates, with the contexts and parameters of SwiftGen's tests.
    static let groups: [OutputGroup] =
        [
            colors(["swift4", "swift5"], name: "XCTColors"),
            colors(["literals-swift4", "literals-swift5"], name: "UIColor"),
            OutputGroup(
                "CoreData", "coredata", ["swift4", "swift5"], contexts: ["empty", "defaults"], varied: "defaults",
                [
                    ("-generateObjcName", ["generateObjcName"]), access,
                    ("-extraImports", ["extraImports=ExtraModule", "extraImports=Transformables"]),
                    ("-importCoreLocation", ["extraImports=CoreLocation"]),
                ]),
            OutputGroup(
                "Files", "files", ["flat-swift4", "flat-swift5", "structured-swift4", "structured-swift5"],
                contexts: ["empty", "defaults"],
                varied: "defaults",
                [
                    bundle, ("-customName", ["enumName=FileList", "resourceTypeName=Resource"]), paths, access,
                    ("-dontUseExtension", ["useExtension=false"]),
                ]),
            OutputGroup(
                "Fonts", "fonts", ["swift4", "swift5"], contexts: ["empty", "defaults"], varied: "defaults",
                [
                    bundle, ("-customName", ["enumName=CustomFamily", "fontTypeName=MyFontConvertible", "fontAliasName=MyFont"]),
                    ("-lookupFunction", ["lookupFunction=myFontFinder(name:family:path:)"]), paths, access,
                ]),
            OutputGroup(
                "XCAssets", "xcassets", ["swift4", "swift5"], contexts: ["empty", "all", "food"], varied: "all",
                [
                    ("-allValues", ["allValues"]), bundle, fileNames, ("-forceNamespaces", ["forceProvidesNamespaces"]), access,
                    (
                        "-customName",
                        [
                            "enumName=XCTAssets", "arResourceGroupTypeName=XCTARResourceGroup", "colorTypeName=XCTColorAsset",
                            "dataTypeName=XCTDataAsset", "imageTypeName=XCTImageAsset", "symbolTypeName=XCTSymbolAsset",
                            "colorAliasName=XCTColor", "imageAliasName=XCTImage",
                        ]
                    ),
                ]),
        ] + strings + storyboards + documents

    private static func colors(_ templates: [String], name: String) -> OutputGroup {
        OutputGroup(
            "Colors", "colors", templates, contexts: ["empty", "defaults", "multiple"], varied: "defaults",
            [("-customName", ["enumName=\(name)", "colorAliasName=XCTColor"]), access, fileNames])
    }

    private static var strings: [OutputGroup] {
        let contexts = [
            "empty", "localizable", "multiple", "plurals", "plurals-same-table", "plurals-advanced", "plurals-unsupported",
        ]
        let comments = ("-noComments", ["noComments"])
        let swift = OutputGroup(
            "Strings", "strings", ["flat-swift4", "flat-swift5", "structured-swift4", "structured-swift5"], contexts: contexts,
            varied: "localizable",
            [
                bundle, ("-customName", ["enumName=XCTLoc"]), fileNames, comments, access,
                ("-lookupFunction", ["lookupFunction=XCTLocFunc(forKey:table:fallback:)"]),
            ])
        return [swift]
            + ["h", "m"].map { fileExtension in
                OutputGroup(
                    "Strings", "strings", ["objc-\(fileExtension)"], contexts: contexts, varied: "localizable",
                    fileExtension: fileExtension,
                    [
                        ("-customBundle", ["bundle=[ResourcesBundle bundle]"]), comments,
                        ("-headerName", ["headerName=headerName-from-parameter.h"]),
                    ])
            }
    }

    private static var storyboards: [OutputGroup] {
        let target = ["PRODUCT_MODULE_NAME": "SwiftGen"]
        let common = [
            Variation("", [], environment: target), Variation("", ["module=SwiftGen"]), Variation("-noDefinedModule", nil),
            Variation("-customName", ["enumName=XCTStoryboardCustom"], environment: target),
            Variation("-withExtraModule", ["module=ExtraModule"], environment: target),
            Variation("-ignoreTargetModule", ["ignoreTargetModule"], environment: target),
            Variation("-ignoreTargetModule", ["ignoreTargetModule", "module=Test"], environment: target),
            Variation("-noDefinedModule", ["ignoreTargetModule"], environment: ["PRODUCT_MODULE_NAME": "Test"]),
            Variation("-ignoreTargetModule-withExtraModule", ["ignoreTargetModule", "module=ExtraModule"], environment: target),
            Variation("-publicAccess", ["publicAccess"], environment: target),
        ]
        let scenes =
            common + [
                Variation(bundle.0, bundle.1, environment: target),
                Variation("-lookupFunction", ["lookupFunction=myStoryboardFinder(name:)"], environment: target),
            ]
        return ["IB-iOS", "IB-macOS"].flatMap { folder in
            [(["scenes-swift4", "scenes-swift5"], scenes), (["segues-swift4", "segues-swift5"], common)].map { templates, variations in
                OutputGroup(folder, "ib", templates, contexts: ["empty", "all"], varied: "all", variations)
            }
        }
    }

    private static var documents: [OutputGroup] {
        func group(
            _ folder: String, _ name: String, _ suffix: String, _ style: String, context: String? = nil, _ more: [(String, [String])] = []
        ) -> OutputGroup {
            OutputGroup(
                folder, folder.lowercased(), ["\(style)-swift4", "\(style)-swift5"], contexts: ["empty", "all"], varied: "all",
                contextFolder: context, [(suffix, ["enumName=\(name)"]), fileNames, access] + more)
        }
        func runtime(_ function: String) -> [(String, [String])] {
            [bundle, ("-lookupFunction", ["lookupFunction=\(function)(path:)"]), paths]
        }
        // The files are called so, in two ways.
        return [
            group("JSON", "CustomJSON", "-customName", "inline"),
            group("JSON", "CustomJSON", "-customname", "runtime", runtime("myJSONFinder")),
            group("Plist", "CustomPlist", "-customname", "inline"),
            group("Plist", "CustomPlist", "-customName", "runtime", runtime("myPlistFinder")),
            group("YAML", "CustomYAML", "-customName", "inline", context: "Yaml"),
        ]
    }
}
