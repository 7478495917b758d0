import Foundation
import XcodeProject

/// Where a build has the scripts of a target work.
struct ScriptPlaces {
    /// What the target makes.
    let bundle: ConfinedFolder
    /// The scripts' own folder.
    let temporary: ConfinedFolder
    /// Where notes of the last build are kept, out of the scripts' reach.
    let state: ConfinedFolder
    /// The folder with all builds of the project.
    let builds: ConfinedFolder

    /// The note of what scripts put into the bundle.
    var record: ConfinedFile { state.file("scripts.files") }
    /// The scripts that were allowed.
    var allowance: ConfinedFile { builds.file("scripts-allowed") }
    /// Where sources go that scripts make.
    var derived: ConfinedFolder { temporary.folder("DerivedSources") }
    /// Where the tools lie that scripts find in `PATH` besides the user's.
    var tools: ConfinedFolder { temporary.folder("tools") }
    /// Where scripts put what they need for a while.
    var scratch: ConfinedFolder { temporary.folder("tmp") }

    /// The settings that say so, by Xcode's names.
    var settings: SettingsLevel {
        let (folder, wrapper) = ((bundle.path as NSString).deletingLastPathComponent, Files.name(bundle.path))
        let values = [
            (bundle.path, "CODESIGNING_FOLDER_PATH"),
            (wrapper, "CONTENTS_FOLDER_PATH EXECUTABLE_FOLDER_PATH FULL_PRODUCT_NAME UNLOCALIZED_RESOURCES_FOLDER_PATH WRAPPER_NAME"),
            (Files.join(wrapper, "Frameworks"), "FRAMEWORKS_FOLDER_PATH"),
            (Files.join(wrapper, "Info.plist"), "INFOPLIST_PATH"),
            (folder, "BUILD_DIR BUILD_ROOT BUILT_PRODUCTS_DIR CONFIGURATION_BUILD_DIR SYMROOT TARGET_BUILD_DIR"),
            (temporary.path, "OBJROOT PROJECT_TEMP_DIR TARGET_TEMP_DIR TEMP_DIR TEMP_FILES_DIR TEMP_FILE_DIR"),
            (derived.path, "DERIVED_FILE_DIR DERIVED_FILES_DIR DERIVED_SOURCES_DIR"),
            (scratch.path, "TMPDIR"),
            ("NO", "CODE_SIGNING_ALLOWED"),
        ]
        let pairs = values.flatMap { value, names in names.split(separator: " ").map { (String($0), value) } }
        return SettingsLevel(Dictionary(uniqueKeysWithValues: pairs))
    }
}
