import XcodeProject

extension AppBuilder {
    /// Builds while no other build of the project in this configuration does.
    func locked<Product>(_ build: () throws -> Product) throws -> Product {
        try Marker.put(in: try locations.folder(forProject: project.path), for: project.path)
        return try FileLock.hold(folder.file("lock"), build)
    }

    /// The settings of a target that another one needs: it may lack the configuration that is built.
    func settings(ofNeeded target: Target) throws -> BuildSettings {
        try target.settings(configuration: target.configurations.contains(configuration) ? configuration : target.defaultConfiguration)
    }

    /// Where notes of a target's last build are kept.
    func state(of target: Target) throws -> ConfinedFolder { folder.folder("state").folder(try target.fileName) }

    /// Where modules lie that other modules import.
    var modules: ConfinedFolder { folder.folder("modules") }

    /// Where the scripts of a target work.
    func scripts(of target: Target) throws -> ConfinedFolder { folder.folder("scripts").folder(try target.fileName) }

    /// Where what a target makes would be, if it is in no app.
    func products(of target: Target) throws -> ConfinedFolder { try scripts(of: target).folder("Products") }

    /// The place in the app of what a target makes, whose name is made of others.
    func product<Name>(_ name: @autoclosure () throws -> Name, of target: Target) throws -> Name {
        do { return try name() } catch let fault as FileName.Fault {
            throw ProjectError.noName(place: target.place, what: "the name of what is made", text: target.name, fault: "\(fault)")
        }
    }

    /// The name of what a target makes, where the build itself keeps nothing.
    func productName(_ name: FileName, of settings: BuildSettings) throws -> FileName {
        guard !["lock", "modules", "scripts", "state"].contains(name) else {
            throw ProjectError.noName(
                place: settings.place(of: "WRAPPER_NAME"), what: "WRAPPER_NAME", text: name.text, fault: "which the build itself uses")
        }
        return name
    }
}
