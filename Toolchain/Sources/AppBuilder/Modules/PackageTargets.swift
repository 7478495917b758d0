import XcodeProject

/// Finds the targets behind a Swift package's product.
enum PackageTargets {
    static func targets(of product: PackageProduct, usedBy target: Target, fetched: FetchedPackages) throws -> [Target] {
        switch product.source {
        case .local(let path):
            return try targets(of: product, in: path, usedBy: target)
        case .remote(let url):
            return try targets(of: product, in: try fetched.folder(ofPackage: url, usedBy: target), usedBy: target)
        case .binary(let package):
            throw BuildError.unsupported(
                "target \"\(target.name)\" uses \"\(product.name)\", which the package \"\(package)\" has as a binary for Apple's systems only"
            )
        case .unknown:
            throw BuildError.unsupported(
                "target \"\(target.name)\" uses the package product \"\(product.name)\"; the project does not say where it is")
        }
    }

    private static func targets(of product: PackageProduct, in path: String, usedBy target: Target) throws -> [Target] {
        let package = try Project.open(package: path, usedBy: target)
        let names = package.products[product.name] ?? [product.name]
        if let binary = names.first(where: { package.binaryTargets.contains($0) }) {
            throw BuildError.unsupported(
                "target \"\(target.name)\" uses \"\(product.name)\", of which the package \"\(package.name)\" has \"\(binary)\" as a binary for Apple's systems only"
            )
        }
        return try names.map { try package.target(named: $0) }
    }
}
