import XcodeProject

/// Finds the targets behind a Swift package's product.
enum PackageTargets {
    static func targets(of product: PackageProduct, usedBy target: Target) throws -> [Target] {
        switch product.source {
        case .local(let path):
            let package = try Project.open(package: path, usedBy: target)
            let names = package.products[product.name] ?? [product.name]
            return try names.map { try package.target(named: $0) }
        case .remote(let url):
            throw BuildError.unsupported(
                "target \"\(target.name)\" uses \"\(product.name)\" of the package \(url): packages are not fetched; only those on disk can be built"
            )
        case .unknown:
            throw BuildError.unsupported(
                "target \"\(target.name)\" uses the package product \"\(product.name)\"; the project does not say where it is")
        }
    }
}
